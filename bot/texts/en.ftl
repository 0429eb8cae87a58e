### Everything the bot itself says; a game's own texts are in games/<game>/texts/en.ftl.
### Values: $seat = mention or name, $cards = cards in words.

## Cards

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
rank-j = jack
rank-q = queen
rank-k = king
rank-a = ace
rank-short-j = J
rank-short-q = Q
rank-short-k = K
rank-short-a = A
card-words = { $rank } of { $suit }
card-joker = joker
card-n = Draw
card-s = Stop
card-x = X

## Pictures, alt texts and the view as text (cards_art.words)

cards = { $cards }
picture-mark-dealer = D
picture-mark-computer = AI
picture-mark-new = new
picture-last-trick = Last trick
picture-deal = Deal { $deal }.
picture-deal-of = Deal { $deal } of { $deals }.
picture-counts = Cards: { $seats }
picture-seat-count = { $name } { $cards }
picture-seat-line = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, score { $score }
picture-seat-chips = { $name }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $score ->
        [one] { $score } chip
       *[other] { $score } chips
    }
picture-seat-open = open { $cards }
picture-seat-pile = own pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
picture-seat-turn = to play
picture-seat-dealer = dealer
picture-seat-computer = computer
picture-pile = { $pile }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
picture-pile-top = { $pile }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $card }
picture-pile-below = { $pile }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $card }, below it { $below }
picture-group = { $letter }: { $cards }
picture-group-changed = { $letter } (just changed): { $cards }
picture-no-groups = Nothing is laid out yet.
picture-more-groups =
    { $count ->
        [one] … and { $count } more meld
       *[other] … and { $count } more melds
    }
picture-fact = { $name }: { $value }
picture-play = { $name }: { $cards }
picture-play-leads = { $name }: { $cards } (ahead)
picture-trick = In the trick:
picture-trick-brief = In the trick – { $plays }
picture-trick-empty = Nothing lies in the trick yet.
picture-last-won = { $trick }: { $plays } – to { $winner }
picture-joker-as = { $joker } as { $card }
picture-hand = Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
picture-changed = just changed
picture-hand-new = New: { $cards }
picture-hand-changed = Just changed: { $cards }
picture-hand-unplayable = Not playable now: { $cards }
picture-hand-chosen = Chosen: { $cards }
picture-scores-title = { $game }: score sheet
picture-scores-after = After deal { $deal }
picture-scores-after-of = After deal { $deal } of { $deals }
picture-scores-few = the fewest { $unit } win
picture-scores-many = the most { $unit } win
picture-scores-chips = { $unit }: whoever must pay and has none left loses
picture-scores-over =
    Final score after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } ({ $unit })
picture-scores-empty = No deal has ended yet.
picture-scores-seat = { $place }. { $name } { $total }
picture-scores-row = Deal { $deal } (dealt by { $name }): { $points }
picture-scores-left = { $name } has left
picture-scores-change = { $name } { $points }
picture-standings-row = { $rank }. { $name }: { $figures }
picture-standings-figure = { $column } { $value }
picture-standings-own = that is you
picture-standings-provisional = provisional
picture-standings-risen =
    { $count ->
        [one] up one place
       *[other] up { $count } places
    }
picture-standings-fallen =
    { $count ->
        [one] down one place
       *[other] down { $count } places
    }
picture-standings-legend = ? = provisional, few matches so far
picture-standings-page = Page { $page } of { $pages }
picture-standings-empty = Nobody is in the table yet.
picture-overview-row = { $name }: { $figures }
picture-curve-matches = Matches
picture-curve-now = { $name }: { $rating } after match { $match }
picture-curve-range = { $name } is very probably between { $low } and { $high }
picture-lobby-seats = { $count } of { $most } seats taken
picture-lobby-free = free
picture-lobby-host = Host
picture-lobby-rules = Not as usual
picture-lobby-more = … and { $count } more
picture-lobby-preset = Variant: { $preset }
picture-lobby-needs =
    { $missing ->
        [one] One more is needed.
       *[other] { $missing } more are needed.
    }
picture-lobby-ready = { $name } can begin.

## Commands: names (lower case, at most 32 characters) and descriptions (at most 100)

command-start = start
command-start-about = Opens a table for { $game } in this channel
command-rules = rules
command-rules-about = The rules of { $game }, with this table’s values
command-rules-preset-about = A preset’s values instead of this table’s
command-ranking = ranking
command-ranking-about = Who plays { $game } best here
command-game-about = Play { $game }, read its rules, compare
command-preset = preset
command-preset-about = Where the house rules start from; what you set yourself takes precedence
command-table = table
command-table-about = The table in this channel
command-show = show
command-show-about = Shows the table again, at the very bottom
command-hand = hand
command-hand-about = Shows you your cards; only you see them
command-join = join
command-join-about = Seats you at the table in this channel
command-leave = leave
command-leave-about = Leaves the table, as long as the match has not begun
command-cancel = cancel
command-cancel-about = Closes the table; a running match ends when everybody at it wants to
command-pause = pause
command-pause-about = Stops the clock for five minutes, once in each match; use it again to go on
command-give-up = give-up
command-give-up-about = Gives up your match; a computer player plays your seat to the end
command-record = record
command-record-about = The record of the match as a file; while it runs, without hidden cards
command-report = report
command-report-about = Makes a file of the match that helps to find a fault
command-settings = settings
command-settings-about = What applies on this server, and what you choose for yourself
command-settings-own = me
command-settings-own-about = Your own settings: colours, order, picture or text
command-settings-server = server
command-settings-server-about = What applies on this server (for its managers only)
command-help = help
command-help-about = What this bot can do and how a match begins
command-status = status
command-status-about = How the bot is doing (only for whoever runs it)

## The table before the match

lobby-title = { $game }: a table is open
lobby-preset = Preset: **{ $preset }**
lobby-tempo = Clock: **{ $tempo }**
lobby-tempo-name =
    { $tempo ->
        [fast] fast, 30 seconds a turn
        [normal] normal, 90 seconds a turn
        [calm] relaxed, 10 minutes a turn
        [correspondence] by correspondence, a day a turn
       *[other] none
    }
lobby-private = Private: only people the host invites can play.
lobby-invited = Invited: { $members }
lobby-rule = - { $rule }: **{ $value }**
lobby-seats = { $count } of { $max } seats taken
lobby-seat = { $place }. { $seat }
lobby-seat-host = { $place }. { $seat } – host
lobby-needs =
    { $missing ->
        [one] { $missing } seat is still empty: press *Join* or *Add computer*.
       *[other] { $missing } seats are still empty: press *Join* or *Add computer*.
    }
lobby-ready = { $host } can begin the match with *Start*.
lobby-suggestion =
    -# Tip: with { $count ->
        [one] one seat
       *[other] { $count } seats
    } the preset “{ $preset }” is often the better choice.
lobby-training = With only one person at the table the match counts as *training*, and no clock runs.
lobby-counted = The match counts for the ranking.
lobby-casual = Not rated: that is the host’s choice.
lobby-lenient = Whoever leaves and comes back before the end is rated as if they had stayed.

button-join = Join
button-leave = Leave
button-add-computer = Add computer
menu-level = Add computer: choose its strength
button-remove-computer = Remove computer
button-rules = Rules
button-house = House rules
button-host = Set up table
button-start = Start
button-hand = My cards
button-text = Table as text
button-scores = Scores
button-again = Play again
button-more = More
button-record = Record
button-report = Report a fault

computer-name = { $name } (computer, { $level })
level-leicht = easy
level-mittel = medium
level-schwer = hard
seat-nameless = Seat { $place }
seat-away = { $member } (a computer is playing for them)

## The host's house rules

house-title = House rules: { $game }
house-about = Changes take effect at once, and everybody at the table sees them. You can make them until the match begins.
house-none = all standard rules
house-preset = Choose a preset
house-rule = Choose a house rule
house-rule-page = Choose a house rule, page { $page } of { $pages }
house-asked = **{ $rule }:** { $about }
house-value = { $rule }: what should it be?
house-default = same as standard
house-number = Another number ({ $low } to { $high })
house-form-label = A number from { $low } to { $high }
house-not-a-number = “{ $typed }” is not a number; nothing is changed.
house-more = More house rules
house-standard = Everything as standard
house-changed = { $rule }: now { $value }
house-preset-chosen = The table now plays the preset “{ $preset }”.
## What else the host sets up

host-title = Set up table: { $game }
host-about = Changes take effect at once. You can make them until the match begins; only the role of host can be passed on later as well.
host-tempo = Choose a clock
host-tempo-changed = Clock: now { $tempo }
host-make-casual = Play unrated
host-make-rated = Play rated
host-is-casual = The match will not be rated.
host-is-rated = The match will be rated again, unless something else stands in the way.
host-make-lenient = Rate returners normally
host-make-strict = Rate returners as last
host-is-lenient = If a computer player takes over a seat and its owner comes back before the end, they are rated as if they had stayed.
host-is-strict = If a computer player takes over a seat, its owner is last in the league, even after coming back.
host-kick = Remove a player
host-kicked = { $member } no longer sits at the table.
host-hand-over = Pass on the role of host
host-handed-over = The host is now { $member }.
host-make-private = Make private
host-make-public = Open to everybody
host-is-private = The table is private now: only people you invite below can play.
host-is-public = Now everybody can join again.
host-invite = Who would you like to invite?
host-invited = Invited: { $members }
host-nobody-invited = Nobody is invited now.
invitation = { $member }: { $host } invites you to a private table ({ $game }).
host-to-thread = Thread of its own
host-moved = The table is now in { $thread }.
thread-name = { $game }: table { $number }
thread-moved = **{ $game }:** this table is now in { $thread }.
thread-moved-private = **{ $game }:** this private table is now in a private thread: { $thread }. Only those invited can see it.
thread-stays-private = This thread stays private all the same: Discord only lets in people you have already invited.
thread-stays-public = This thread stays public all the same: everybody can still watch.
thread-failed = Discord did not start the thread; the table stays here.

## The table during the match

table-title = { $game }
table-until = { $seats }: time is up { $time }.
table-paused = Paused – end: { $time }.
table-paused-by = Paused by { $seat } – end: { $time }.
mention-due = { $member }, it is your turn ({ $game }).
mention-button = To the cards
table-over-title = { $game }: the match is over
table-bot-pauses = -# The bot is taking a short break. Everything is saved and nobody’s clock is running; the game will go on here in a moment.
table-closed-title = { $game }: the match was called off
table-moved = { $game }: The table is further down now: { $link }
lobby-closed-title = { $game }: the table is closed
closing-host = The host has closed it.
closing-admin = Somebody who manages this server decided it.
closing-vote = Everybody at the table wanted it.
closing-empty = Nobody sat at the table any more.
closing-abandoned = Nobody was left at the table to play.
closing-idle = Nobody has done anything here for a long time.
closing-lost = The table’s channel or thread no longer exists.
closing-damaged = What was saved of it can no longer be read.
closed-unrated = The match does not count.
table-place = **{ $place }.** { $seat } – { $score }
table-no-picture = The picture is not available right now; here is the same as text.
## More: what else can be done at the table

more-title = { $game }: what you can do here
more-votes = Want to call it off: { $wanting }. Not yet: { $missing }.
more-pause = Pause
more-go-on = Resume
more-paused = Paused: no clock runs for five minutes. *Resume* ends the pause early.
more-goes-on = On we go: the clock is running again.
more-give-up = Give up
more-give-up-sure = Do you really want to give up? A computer player will play your seat to the end; you cannot come back to this match.
more-give-up-yes = Yes, give up
more-gave-up = You have given up; a computer player plays your seat to the end.
more-end = Call off
more-end-sure = Do you really want to call the match off? It will be over and will not count.
more-not-end = Don’t call it off
more-vote-back = Withdrawn: you want to play on.
more-ended = The match has been called off.
more-close = Call off for everybody
more-close-sure = Do you really want to call the match off for everybody? It will be over and will not count.
more-close-yes = Yes, call it off
more-back = Back
more-nudge = Nudge
more-take-over-about = If you take over the seat of a computer player, the match does not count.
more-take-over = Take over the seat: { $name }
more-taken-over = You are playing now. *My cards* shows your hand.
nudge-done = Nudged.
nudge-nobody = Right now the table is not waiting for anybody but you and the computer players.
nudge-too-soon = Nobody is nudged at a table more than once a minute.
record-whole = The record of the match, move by move. Seats are numbered from 0.
record-public = The match is still running. The file holds what everybody at the table could see; the whole record comes after the end.
record-unplayed = Nobody played at the last table here; there is no record.
record-none = There is no readable record of this match.
record-head-public = The match is still running (up to line { $number }): hidden cards are not in here.
report-head = Fault report: table { $table }, line { $number }
report-said = **Table { $table }, line { $number }.** Send this file and a sentence or two (what happened, what did you expect?) to the person who runs this bot; whoever manages this server invited the bot or knows who runs it. There are no names in it, and hidden cards only if the match is over.

## One's own cards

hand-pick = Choose cards
hand-pick-page = Choose cards, page { $page } of { $pages }
hand-clear = Choose again
hand-refresh = Refresh
hand-next = More cards
hand-which = { $control } – choose:
hand-which-page = { $control } – choose (page { $page } of { $pages }):
hand-more = More
hand-more-page = More (page { $page } of { $pages })
menu-play = { $notation }
menu-choose = First choose the cards that you want to play.
hand-back = Back
hand-control-play = { $control }: { $play }
hand-tip = Hint
hand-tip-said = Hint: { $play }. That is what a computer player ({ $level }) who sees only what you see would do.
hand-watching = You are not seated at this table. Here you see what everybody sees.

practice-title = { $game }: your practice match
practice-over-title = { $game }: your practice match is over
practice-closed-title = { $game }: your practice match was called off
practice-private = Only you can see it, and it does not count. The rules: { $rules }
practice-hint = **Hint:** { $play }.
practice-hint-why = **Hint:** { $play }. { $why }
practice-how = This is how you play with others: { $start } opens a table in the channel. Whoever wants to play presses *Join* there, then you press *Start*.
practice-begin = Practice match: { $game }
practice-choose = Practice match in another game
practice-again = Another practice match
practice-go-on = Go on with the practice match
practice-stop = End the practice match
practice-stop-sure = Do you really want to end the practice match? You cannot go on with it afterwards.
practice-stop-yes = Yes, end it

## What a click gets back

answer-no-such-play = That cannot be done as things stand; nothing was played.
answer-no-table = No table is open in this channel. Open one with { $command }.
answer-opened = The table is open.
answer-shown = The table is at the very bottom now.
answer-joined = You are at the table now.
answer-left = You have left the table.
answer-only-host-or-admin = Only the host, { $host }, and the server’s administrators may do that.
answer-leave-instead = The match has not begun yet; you can get up with { $command }.
answer-cancelled = The table is closed.
answer-back = Good to have you back: you are playing your own cards again.
answer-back-left = Good to have you back: you are playing your own cards again; but if the match is rated, it counts as left for you, and you are last there.
answer-back-forgiven = Good to have you back: you are playing your own cards again; at this table your absence does not count as leaving.
answer-voted =
    { $still ->
        [one] Noted. The match ends once { $still } more player wants to call it off.
       *[other] Noted. The match ends once { $still } more players want to call it off.
    }
answer-unknown-click = This button comes from an older version of the bot. Use those at the table or { $command }.
answer-unknown-command = The bot does not know this command (any more). { $command } shows what there is.
answer-only-server = Matches are played on a server, not in direct messages.
answer-too-large = This view is too large for Discord. The fault has been noted; { $command } shows what works.
trouble-forbidden = The table’s message cannot be changed at the moment: in this channel the bot lacks { $permissions }. What you do counts all the same; once that is mended, the table will be brought up to date.
trouble-archived = The table’s message cannot be changed at the moment: this thread is locked. What you do counts all the same; once it is open again, the table will be brought up to date.
trouble-outage = The table’s message cannot be changed at the moment: Discord is not accepting anything. What you do counts all the same; the table will be brought up to date as soon as possible.
trouble-thread-gone = { $game }: the table’s thread was deleted. The match is called off and does not count.
answer-failed = Something went wrong; the fault has been noted. Before you try again, see whether it counts all the same.
answer-bot-pauses = The bot is restarting. Everything is saved and nobody’s clock is running; try again in a minute.

## Why a click did nothing (bot.session.outcomes.Reason)

session-stale = The table has already moved on; nothing was played. This is how it stands now.
session-already-played = This click had already arrived; nothing happened a second time.
session-not-your-turn = It is not your turn; nothing was played.
session-not-seated = You are not seated at this table.
session-unreadable = There is no such thing in this game; nothing was played.
session-no-table = This table no longer exists.
session-not-running = The match has not begun; cards are dealt after *Start*.
session-not-a-lobby = The match has begun; who sits at the table and which rules apply is settled. *More* shows what can still be done.
session-table-over = This match is over.
session-not-over = This match is still under way; *Play again* works after its end.
session-table-damaged = The record of this table is damaged; it cannot be played on.
session-not-saved = That could not be saved and does not count. Try again in a moment.
session-not-host = Only the host may do that: { $host }.
session-already-seated = You are already at this table.
session-table-full = The table is full: all { $seats } seats are taken.
session-too-few = At least { $seats } seats must be taken to start. *Add computer* fills them.
session-no-computer = No computer sits at this table.
session-gave-up = You gave up this match; you can play again in the next one.
session-no-tempo = No clock is running at this table just now, so there is nothing to pause.
session-has-paused = You have already used your pause in this match.
session-pause-lasts = Somebody else has paused the match. Only they can end the pause early; you can play all the same.
session-not-at-table = The person you mean is not at this table.
session-not-invited = This table is private: only people the host has invited can play here.
session-last-deal = The last deal is already being played; you cannot take over a seat until the next match.
session-has-thread = This table already has a thread of its own.
session-unknown-level = There is no such computer player.
session-unknown-game = The bot does not know this game.
session-bad-options = The house rules cannot be set like this; nothing is changed.
session-channel-taken = A table is already open in this channel; there cannot be two. Use a thread or another channel.
session-hosts-another =
    { $tables ->
        [one] You already host another table. Finish it, close it or pass on the role of host first.
       *[other] You already host { $tables } other tables; that is the limit here. Finish one, close it or pass on the role of host first.
    }
session-channel-full = { $tables } tables are already open in this channel and its threads. Use another channel, or wait until one has ended.
session-server-full = { $tables } tables are already open on this server; there cannot be more until one has ended.
session-too-fast = No more than { $tables } new tables can be opened in a minute. Try again in a moment.
session-practises = Your practice match is still running. Finish it or end it, then you can begin the next one.
session-no-room = Too many people are practising right now. Try again in a few minutes.
session-not-alone = You can get a *hint* only while nobody else sits at the table: against other people, everybody plays unaided.
session-no-advice = The computer player cannot think of anything right now. Try again.

option-out-of-range = { $key } cannot be “{ $value }”. Possible: { $range }.
option-unknown = There is no house rule { $key }; known are { $known }.

## What Discord does not allow

missing-permissions = A table cannot be opened here: in this channel the bot lacks { $permissions }.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-create-public-threads = “Create Public Threads”
permission-create-private-threads = “Create Private Threads”
thread-not-here = A table gets a thread of its own only in a text channel.
thread-no-private-here = A private table needs a private thread, and this kind of channel cannot have one; only ordinary text channels can. Open the table to everybody first, or leave it here.
thread-missing-permissions = For a thread of its own the bot still needs { $permissions } in this channel.
permission-attach-files = “Attach Files”
permission-embed-links = “Embed Links”
permission-read-message-history = “Read Message History”
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Settings (bot.preferences.declared; setting-<server|member>-<field>)

settings-server-title = Settings of this server
settings-server-about = What you change is saved at once and applies to everybody on this server.
settings-member-title = Your settings
settings-member-about = What you change is saved at once. It affects only what you alone see, and applies on every server.
settings-changed = { $setting }: now { $value }
settings-reset = Everything is back to the standard now.
settings-unknown = That cannot be set here; nothing has changed.
settings-gone =
    { $count ->
        [one] One of these no longer exists; please choose again.
       *[other] { $count } of these no longer exist; please choose again.
    }
settings-only-managers = Only members with the permission “Manage Server” or “Administrator” may do that here. To choose what you alone see, use { $command }.
settings-not-here = No table may be opened here, only in { $channels }.
settings-no-channel-left = The channels in which tables could be opened no longer exist. Whoever manages the server can choose others with { $command }.
settings-only-role = Only members with the role { $role } and those who manage the server open tables here. Everybody may play.
settings-no-role-left = The role that could open tables no longer exists. Whoever manages the server may, and can choose another with { $command }.
setting-server-language = Language
setting-server-language-about = The language in which everybody reads the tables. What you alone see is in the language of your Discord.
setting-server-language-value = { $value ->
        [de] German
        [en] English
       *[other] same as this server’s Discord
    }
setting-server-palette = Colours of the cards
setting-server-palette-about = In the pictures of the tables; for their own hand members can choose others.
setting-server-palette-value = { $value ->
        [farbsicher] Colour-safe (for colour blindness too)
        [klassisch] Classic (black and red)
       *[other] Tournament (four colours)
    }
setting-server-face = Faces of the cards
setting-server-face-about = How large cards look in the pictures of the tables; for their own hand members can choose otherwise.
setting-server-face-value = { $value ->
        [klassisch] Classic (like printed cards)
       *[other] Large (rank and suit read from afar)
    }
setting-server-channels = Channels
setting-server-channels-about = Where tables may be opened, in their threads as well.
setting-server-channels-none = in all channels
setting-server-starters = Who opens tables
setting-server-starters-about = Only members with this role and those who manage the server; without a role everybody.
setting-server-starters-none = everybody
setting-server-tables = Open tables
setting-server-tables-about = How many may be open on this server at once.
setting-server-tables-value = { $value ->
        [one] { $value } table
       *[other] { $value } tables
    }
setting-server-hosted = Open tables per member
setting-server-hosted-about = How many of them somebody may host at once.
setting-server-hosted-value = { $value ->
        [one] { $value } table
       *[other] { $value } tables
    }
setting-server-tempo = Time for a turn
setting-server-tempo-about = At new tables; the host can change it before the start.
setting-server-tempo-value = { $value ->
        [schnell] fast (30 seconds)
        [gemuetlich] relaxed (10 minutes)
        [fernpartie] correspondence (24 hours)
        [keine] no clock
       *[other] normal (90 seconds)
    }
setting-server-mentions = Mentions
setting-server-mentions-about = Whoever’s turn it is gets one mention, which disappears once they have played.
setting-server-mentions-value = { $value ->
        [halbzeit] only when half the time is over
        [nie] never
       *[other] at once
    }
setting-member-palette = Colours of your cards
setting-member-palette-about = In the pictures of your hand and in the rules.
setting-member-palette-value = { $value ->
        [turnier] Tournament (four colours)
        [farbsicher] Colour-safe (for colour blindness too)
        [klassisch] Classic (black and red)
       *[other] same as at the table
    }
setting-member-face = Faces of your cards
setting-member-face-about = In the pictures of your hand and in the rules.
setting-member-face-value = { $value ->
        [gross] Large (rank and suit read from afar)
        [klassisch] Classic (like printed cards)
       *[other] same as at the table
    }
setting-member-sorting = Order of your cards
setting-member-sorting-about = In Krass Kariert they stay as they are: there the order is a rule.
setting-member-sorting-value = { $value ->
        [rang] by rank (equal ones together)
        [figur] by melds (what belongs together)
       *[other] by suit
    }
setting-member-view = View
setting-member-view-about = The text says the same as the picture and can be read aloud.
setting-member-view-value = { $value ->
        [text] cards as text
       *[other] cards as a picture
    }
setting-member-reminders = Mentions
setting-member-reminders-about = Whether the bot calls you when it is your turn.
setting-member-reminders-value = { $value ->
        [aus] never call me
       *[other] call me when it is my turn
    }

## Ranking

ranking-matches = Matches
ranking-wins = Wins
ranking-to-rated = Rated matches
ranking-to-training = Training
ranking-page = To page { $page } of { $pages }

## Rules and help

rules-title = Rules: { $game }
rules-changed = ◆ House rule:
rules-page = Go to page { $page } of { $pages }
help-title = Stammtisch
help-about = Card games in this channel, with people and computer players.
help-begin = **How it begins:** *start* opens a table. Whoever wants to play presses *Join*; *Add computer* fills the seats; the host presses *Start*.
help-house = **House rules** can be given with *start*, or the host changes them at the table until the match begins.
help-games = **Open, read, compare:**
help-game = - { $game }: { $start } · { $rules } · { $ranking }
help-hand = **Your cards** are for your eyes only: *My cards* at the table, or { $hand }. The buttons below them are what you can do; where several cards belong together, choose them in the menu first. What is not allowed is never played; you read which rule (§) forbids it.
help-table = **The table** stands in the channel as a picture, *Table as text* says the same in words. If it has scrolled away: { $show }.
help-host = **The host** chooses the clock and whether the match is rated under *Set up table*, makes the table private and invites, gives it a thread of its own, removes a player or passes the role on.
help-more = **More** at the table: pause, nudge, give up, call the match off together, take over the seat of a computer player. The record of a match: { $record }. If something went wrong: { $report }.
help-cancel = **Cancelling**: the host before the start, everyone at the table together in a match, administrators always: { $cancel }
help-league = **League:** { $table } shows who stands where, { $profile } wins, streaks and opponents, { $curve } your rating, { $season } and { $hall } the seasons. Only you see it until you press *Show everybody*. Matches of two people or more are rated; with the same people three a day and ten a week.
help-settings = **Settings:** { $own } for colours and order of your cards and for text instead of pictures, { $server } for everybody here (managers only).
help-data = **Your data:** { $privacy } says what is kept, { $export } gives it to you as a file, { $forget } deletes it.
help-saved = Every move is saved before you see it: after a restart the match goes on.
help-practice = **To try it out:** You play a *practice match* alone against computers, with a hint for every move; only you see it. Elsewhere *Hint* works too, as long as no other person is playing.

## For whoever runs the bot

status-title = How the bot is doing
status-up = Started { $time }
status-latency = Latency to Discord: { $count } ms
status-no-latency = Latency to Discord: not measured yet
status-servers = Servers: { $count }
status-lobbies = Open tables still waiting to start: { $count }
status-matches = Matches in progress: { $count }
status-database = Database: { $count } kB
status-only-operator = Only whoever runs this bot can see that: the person or team that owns it on Discord.

## Rating after a match

news-rated = { $seat }: rating { $rating } ({ $change })
news-rank = rank { $rank } in the season
news-rank-moved = rank { $rank } in the season (before: { $before })
news-mark = (?) still provisional: fewer than 10 matches, or against fewer than 3 different people.
news-left = Last in the league, because a computer player held the seat for a while: { $seats }
news-achieved = { $seat } has achieved something: { $what }
unrated-void = The match has been declared void and is not rated.
unrated-training = Training: with only one person the match is not rated.
unrated-casual = Not rated: the host wanted an unrated match.
unrated-came-late = Not rated: somebody took over a seat during the match.
unrated-first-deal = Not rated: somebody left in the first deal.
unrated-too-short = Not rated: less than a quarter was played by at least two people.
unrated-nobody-stayed = Not rated: everybody left at some point.
unrated-group-day = Not rated: among the same people at most three matches a day count.
unrated-group-week = Not rated: among the same people at most ten matches a week count.

## What can be achieved

achievement-first-match = Premiere – the first rated match
achievement-matches-10 = Regular – 10 matches
achievement-matches-50 = Fixture – 50 matches
achievement-matches-100 = Part of the furniture – 100 matches
achievement-matches-500 = Legend – 500 matches
achievement-first-win = A taste of it – the first win
achievement-wins-10 = Winner – 10 wins
achievement-wins-50 = Serial winner – 50 wins
achievement-wins-100 = A hundred – 100 wins
achievement-streak-3 = On a roll – 3 wins in a row
achievement-streak-5 = Unstoppable – 5 wins in a row
achievement-streak-10 = Uncanny – 10 wins in a row
achievement-people-5 = Sociable – played with 5 different people
achievement-people-10 = Well known – played with 10 different people
achievement-people-25 = Everybody knows you – played with 25 different people
achievement-rating-1550 = Climber – rating 1550 after 10 matches
achievement-rating-1600 = Skilled – rating 1600 after 10 matches
achievement-rating-1700 = Masterly – rating 1700 after 10 matches
achievement-games-2 = Curious – played two games
achievement-games-4 = Versatile – played four games
achievement-won-3 = All-rounder – won in three games
achievement-gain-40 = Leap – 40 rating points in one match
achievement-beat-schwer = Machine breaker – ahead of a computer of the level “hard”
achievement-days-7 = A week – played on 7 days
achievement-days-30 = A month – played on 30 days
achievement-reliable-50 = Reliable – 50 matches, never left
achievement-friend-25 = Old friends – 25 matches with the same person
achievement-ahead-10 = Nemesis – ten times ahead of the same person

## League

league-title = League { $game }
league-title-all = League
league-nameless = Unknown
league-season = Season
league-month = Month
league-ever = All time
league-rated = rated matches
league-training = training (matches with only one person)
league-by-average = by average
league-by-rating = by rating
league-average = Average
league-rating = Rating
league-empty = No match is in this table yet. Open a table with { $command }.
league-provisional = Your rating is provisional (?): it takes 10 rated matches.
league-unlisted = Not listed yet (?): { $matches } of 10 matches, { $people } of 3 different people.
league-to-own = To my place
league-all-games = All games
league-show = Show everybody
league-shown = Everybody in the channel can see it now.
league-not-shown = I cannot show anything in this channel.
league-period = { $name }
league-of = { $game }
league-moves = Arrows: places gained or lost in the last 7 days.
league-choose-game = Which game?
league-choose-period = Which season, which month?
league-newer = Newer …
league-older = Older …
league-unrated-if = It will not be rated if somebody leaves for good in the first of several deals, if everybody has left at some point, if somebody takes over a seat later, or if less than a quarter is played by at least two people.
league-no-season = No season is running: only rating, month and all-time table count.

## Commands of the league, profile, hall of fame

command-league = league
command-league-about = Tables, ratings and seasons on this server
command-league-table = table
command-league-table-about = Who stands where: season, month or all time, by average or rating
command-league-season = season
command-league-season-about = How long the season goes on, and who leads
command-league-profile = profile
command-league-profile-about = Your matches, wins, streaks, opponents and achievements
command-league-curve = history
command-league-curve-about = How your rating has developed
command-league-hall = hall-of-fame
command-league-hall-about = Who won the past seasons
command-league-game = game
command-league-game-about = Which game
command-league-member = member
command-league-member-about = Whom you want to see; yourself if left out
profile-title = Profile: { $member }
profile-empty = No match finished yet that counts.
profile-streak = Wins in a row
profile-row = Streak
profile-peak = Highest rating
profile-reliability = Played to the end
profile-games = Games
profile-places = Places
profile-place = { $place }.
profile-versus = Against whom
profile-ahead = ahead
profile-behind = behind
profile-head-to-head =
    You against { $member }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, ahead { $ahead ->
        [one] once
       *[other] { $ahead } times
    }, behind { $behind ->
        [one] once
       *[other] { $behind } times
    }.
profile-never-met = You have not played a rated match against { $member } here yet.
profile-only-own = Only the member can show this to the channel.
profile-to-curve = How the rating went
profile-to-profile = Profile
profile-training =
    Training: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
profile-recent = Most recently
profile-achieved = Achieved
profile-match = { $when } { $game }: place { $place }
curve-title = Rating { $game }
curve-about = after every rated match
curve-empty = There is no rated match of { $game } by { $member } here yet.
curve-uncounted = Does not count
curve-broken-off = called off. { $why }
hall-title = Hall of fame
hall-empty = No season with rated matches has ended here yet.
hall-members = Players
season-name = Season { $quarter }/{ $year }
season-name-numbered = Season { $quarter }/{ $year } ({ $number })
season-title = { $season }
season-last-day = until { $day } { $month }
season-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
season-none = No season is running; a new one begins with the next quarter.
season-until = It ends { $end }; the next one begins by itself.
season-leads = In the lead
season-nobody = No rated match of this season has ended yet.
season-listed = Whoever has played 10 matches against at least 3 different people is listed.

## Data

command-data = data
command-data-about = What the bot keeps about you
command-data-export = export
command-data-export-about = Everything that is kept about you, as a file
command-data-forget = delete
command-data-forget-about = Delete everything that is kept about you
command-privacy = privacy
command-privacy-about = What is kept, what for and how long
privacy-title = Privacy
privacy-about = What is kept are numbers, not names: your Discord id at the seats of your matches, the moves and results, your rating, what you have achieved, and your settings. That is how matches go on after a restart and the tables are right. The bot reads no messages. Everything stays until you delete it; when the bot leaves a server, everything from there is deleted after 30 days.
privacy-who = Everybody on the server can see tables, profiles and matches that have ended; only you can see your cards in a running match. The server’s administrators can export the league as a file; whoever runs the bot has the database and its backups.
privacy-rights = A copy: { $export }. Deletion: { $forget }. After that your seats are anonymous; rating and settings are gone, the tables of the others stay. The bot cannot reach files and backups that somebody already has: ask whoever runs it.
data-export-is = Everything that is kept about you:
data-export-working = The file is being put together … If this still stands here in ten minutes, call the command again.
data-export-failed = The file could not be finished; nothing about your data has changed, and the fault is noted. Call the command again; if that does not help, ask whoever runs the bot.
data-export-too-large = More is kept about you than Discord takes in one file, even packed. Ask whoever runs the bot: they can give you your data in another way.
data-forget-sure = Do you really want to delete everything? Your rating, achievements and settings will be gone on all servers and will not come back.
data-forget-button = Delete everything
data-forget-working = Your data is being deleted … If this still stands here in ten minutes, call the command again.
data-forget-failed = The deletion did not work: everything about you is still kept, and the fault is noted. Try again in a few minutes; if that does not help, ask whoever runs the bot.
data-forget-rest = Deleted, except for remnants: the bot knows nothing about you any more, only on its disk not all of it is overwritten yet. Try again in a few minutes, then the remnants go too; if that does not help, ask whoever runs the bot.
data-forgotten = Deleted. Nothing about you is kept any more.
data-at-table = You still belong to open tables (number { $tables }). They must end first.

## Managing the league

command-league-admin = manage
command-league-admin-about = Declare a match void, open or close a season (administrators only)
command-league-what = what
command-league-what-about = What to do
command-league-void = Declare a match void
command-league-unvoid = Rate a match again
command-league-open = Begin a new season now
command-league-close = End the season now
command-league-number = match
command-league-number-about = Number of the match; its record has it
league-admin-only = Only administrators of the server may do that.
league-admin-working = The league is being computed anew … If this still stands here in ten minutes, call the command again.
league-admin-failed = Something went wrong; the fault is noted. Before you call the command again, see in { $season } or { $profile } whether it holds all the same.
league-admin-done = Done. Everything is computed anew.
league-admin-later =
    Saved, it holds. But the league is not computed anew yet: the bot’s storage takes nothing just now. It will be after the next match or at the next start; until then it shows the old state. Please tell whoever runs the bot.
league-admin-nothing = Nothing has changed: it is so already, or there is no such match here.
command-league-export = export
command-league-export-about = Export this server’s league as a file (administrators only)
command-league-form = form
command-league-form-about = CSV for spreadsheets, JSON for other programs
command-league-form-json = JSON
command-league-form-csv = CSV
league-export-working = The file is being put together … If this still stands here in ten minutes, call the command again.
league-export-failed = The file could not be finished; nothing in the league has changed, and the fault is noted. Call the command again; if that does not help, ask whoever runs the bot.
league-export-is =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, with changes of season and achievements; ratings and tables follow from them. It holds Discord ids: when somebody has their data deleted, take a new file and delete this one.
league-export-empty = No match has come to its end on this server yet.
league-export-too-large = The file is larger than Discord takes ({ $megabytes } MB). Whoever runs the bot can write it on the command line.
