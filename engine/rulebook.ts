/**
 * The rules that Taiki follows, by their numbers in the General Game Rules, in our own words. Where a number changed its
 * meaning between versions the text says so. `docs/rules.md` shows where each is implemented.
 */
export const rulebook: Readonly<Record<string, string>> = {
  '100': 'What it takes to play: two players, and a deck for each.',
  '100.1': 'A duel has two players.',
  '100.2': 'A deck has forty cards, no more and no fewer, and no name in it more than four times.',
  '100.3': 'Besides the deck a player may lay out a hyperspatial zone of at most eight cards.',
  '100.4': 'A super GR zone has twelve cards, if a player has one.',
  '100.4a': 'Nothing lies between twelve cards and none in a super GR zone.',

  '101': 'The laws that stand above all other rules.',
  '101.1': 'Where a card contradicts the rules the card is followed, on that point alone.',
  '101.2':
    'Of two effects, the one that forbids wins over the one that permits, unless the ban is to be ignored. A ban that only the basic rules make gives way to the card.',
  '101.3': 'What cannot be done in full is done as far as it goes.',
  '101.3a': 'Whether something "was done" asks whether it was tried; what came of it does not matter.',
  '101.4':
    'Of effects that wait together, uses of the shield-trigger class come first, then what the active player has, then what the other has.',
  '101.4a':
    'Shield triggers, strike backs, guard strikes and their like go before everything else that waits: those of the active player, then the others.',
  '101.4b': 'After these the active player resolves the own effects, in any order.',
  '101.4c':
    'The non-active player resolves last. When the active player gets something new meanwhile, it comes right after the effect that is running.',
  '101.4d':
    'An effect that has begun is carried through. In between come only replacements, state-based actions, statics that act once, and cards that the effect itself says to use.',
  '101.4e': 'A battle ordered by an effect belongs to that effect until it is decided.',
  '101.4f': 'What waits for a battle is resolved inside the effect that ordered the battle.',
  '101.5': 'No event is replaced twice.',
  '101.5a':
    'A replacement changes the clause that it speaks of and no other: an "if you did" behind it is an event of its own.',

  '103': 'The start of the duel.',
  '103.1': 'Both decks are shuffled.',
  '103.2': 'Cards that act at the start of the duel do so now.',
  '103.3': 'The five topmost cards of a deck become shields that nobody has seen; five more are the hand.',
  '103.4':
    'With the hands taken, it is settled who goes first, and the winner may not choose otherwise. Here the caller says who it is.',
  '103.5': 'In the very first turn nothing is drawn.',

  '104': 'The end of the duel.',
  '104.1': 'The duel is over as soon as somebody has won or lost.',
  '104.2': 'The ways to win and to lose.',
  '104.2a': 'Whoever is attacked directly with no shield left has lost.',
  '104.2b': 'Whoever has an empty deck has lost, be an effect half done.',
  '104.2c': 'Where cards make a player win and lose together, that player wins.',
  '104.3': 'A player may give up at any time.',

  '105': 'How cards lie: tapped or untapped, face up or face down.',
  '105.6': 'A tapped card that is tapped has not changed, and neither has an untapped one that is untapped.',

  '107': 'Civilizations.',
  '107.2': 'A card of no civilization is paid for with any mana.',

  '108': 'Numbers.',
  '108.1b': 'Whoever asks for a power below zero is told zero; the creature is destroyed nonetheless.',

  '110': 'Abilities: what a card can do, and where.',
  '110.2e':
    'An effect on all of something takes hold of what is there as the effect is made, and of nothing later.',
  '110.3': 'Abilities are of four kinds: of spells, triggered, activated and static.',
  '110.3b':
    'A triggered ability waits for an event and does something on it, such as drawing when another creature is put.',
  '110.3d': 'A static ability just holds, as power attacker does: nothing goes on standby.',
  '110.4': 'Where an ability works.',
  '110.4c': 'Where a card does not say otherwise, its abilities work in the battle zone.',
  '110.4d':
    'An ability by which a card is used freely works wherever that card could be used from, if it names no zone.',
  '110.4e': 'A condition or a change of how a card itself is used works where it is used from.',
  '110.4f': 'In what state a card enters a zone is static; nothing triggers.',
  '110.4g': 'An ability that waits for something that can happen in one other zone only works there.',
  '110.5': 'What waits, and what it came from.',
  '110.5a':
    'Once triggered, an effect no longer needs the card that it came from. What it asks about a card that is gone is answered as of the moment before it left.',

  '111': 'How effects are carried out.',
  '111.2d': 'State-based actions come even between two parts of one effect.',

  '112': 'Costs, and uses that cost no mana.',
  '112.2':
    'Untapped mana is tapped for exactly the total, never more: first for the civilizations, then for the rest.',
  '112.2a':
    'Each civilization takes a mana card of its own, and a mana card of several stands in for one of them.',
  '112.2c': 'A reduction spares no civilization: each is paid, even if the total would be less.',
  '112.3':
    'Uses that answer what the opponent does: by shield trigger, by strike back, by guard strike, by ninja strike.',
  '112.3a': 'A card with shield trigger may be used at no cost when it comes from the shields to the hand.',
  '112.3b':
    'A strike back takes the discard of a fitting card that has just come from the shields, one for each.',
  '112.3c': 'A ninja strike answers an attack or a block, whoever it was that blocked.',
  '112.3g':
    'What is used at no cost is summoned or cast all the same: bans on that hold, and triggers see it.',

  '113': 'Shields.',
  '113.6':
    'Shields that are about to be taken into the hand, broken or not, are first looked at by their owner, who declares what is used.',
  '113.6a':
    'So long they are on standby: in the shield zone still, yet neither a shield nor a card of that zone.',
  '113.6d': 'What such a shield does goes on until it moves.',

  '114': 'Drawing.',
  '114.1': 'To draw is to take the topmost card of the deck into the hand.',
  '114.2': 'Of several cards each is drawn by itself.',
  '114.2a': 'Where both draw, the non-active player begins when the other is through.',
  '114.3': 'Cards that go from deck to hand by any other word have not been drawn.',
  '114.4': 'A draw can be replaced; that is finished before the next draw.',
  '114.6': 'With no card in the deck nothing is drawn, and no trigger sees a draw.',
  '114.6a': 'Even that draw may be replaced.',

  '115': 'Battles.',
  '115.2': 'As a battle begins, what waits for it comes first, beginning with the active player.',
  '115.3': 'The creature of higher power wins; the loser is destroyed.',
  '115.3a': 'Nothing is compared when one of the two has left.',
  '115.3b': 'Creatures of the same power both lose.',
  '115.3c': 'Two creatures that win every battle both win.',
  '115.3d': 'Then whatever waits for the outcome triggers.',

  '200': 'What is printed on a card: its name, cost, civilizations, races, power and abilities.',
  '201': 'The cost of a card.',
  '201.2a': 'Reductions change what is paid; the cost that the card has stays.',
  '204': 'Races, and groups of races that share a word.',
  '206': 'The power of a creature.',
  '206.3': 'What is added or taken away counts first, then what doubles.',
  '206.4': 'A power that is fixed goes over all that would change it.',

  '300': 'The kinds of cards.',
  '301': 'Creatures.',
  '301.2': 'A summoned creature is put into the battle zone once its cost is paid.',
  '302': 'Spells.',
  '302.2': 'A spell is followed as it reads, and lies in the graveyard afterwards.',
  '303': 'Cross gears.',
  '303.4a': 'A cross gear is crossed onto a creature of its player, another than it is on already.',
  '304': 'Castles.',
  '304.2': 'A castle is put onto one of its player’s shields.',

  '400': 'Zones.',
  '400.1': 'There are nine zones. Each player has their own, but for the battle zone.',
  '400.2': 'Which zones are public.',
  '400.2a':
    'Both players know what lies in the battle zone, the mana zone, the graveyard, the hyperspatial zone and the abyss.',
  '400.2b':
    'Deck, hand, shields and super GR zone are private, and remain so where some of their cards are seen.',
  '400.2d': 'Whoever finds nothing in a private zone has nothing to prove.',
  '400.2e': 'Cards arrive in a private zone unseen, if nothing else is said.',
  '400.2f':
    'A card that leaves a private zone for a public one is seen on arrival. Should a replacement depend on it, it is looked at before.',
  '400.4': 'The order of a deck, and that of the shields, is left alone.',
  '400.5': 'A card that has changed zones is something new; what was true of it there is forgotten.',
  '400.5a': 'What goes from a public zone to a private one is out of sight.',
  '400.5b': 'A card that was tapped as mana is not tapped as it comes to the battle zone.',
  '400.7': 'Cards that go to another zone together go in one instant.',
  '400.8': 'An effect over certain zones has no further hold on a card that has gone elsewhere.',
  '401': 'The deck.',
  '401.3': 'The size of a deck is open to both.',
  '401.4':
    'Cards laid on or under a deck together lie in an order that their owner picks and nobody else sees.',
  '402': 'The hand.',
  '402.2': 'A hand may grow to any size.',
  '402.3': 'The size of a hand is open to both.',
  '403': 'The battle zone.',
  '403.3': 'Here the order of the cards means nothing.',
  '403.4': 'Cards may lie under others.',
  '403.4a': 'What lies under a card keeps its order; more is added below.',
  '404': 'The graveyard.',
  '404.3': 'The order of a graveyard means nothing.',
  '405': 'The mana zone.',
  '405.1': 'Mana lies face up. What has more than one civilization is tapped when it comes here.',
  '405.3': 'The order of mana means nothing.',
  '405.4': 'Mana that lies face down gives one, of no civilization, and its cost is zero.',
  '409':
    'The pending state: a card is about to be used or put, and not there yet. It was called the anywhere zone before version 1.32.',
  '409.1': 'A card is pending from the moment that it is to be used or put.',
  '409.1a':
    'A pending card is in its zone but does not count there, and can be neither chosen nor discarded.',
  '409.1b': 'A spell is pending until all of its text is done.',
  '409.1c': 'It ends with the real move. A draw, for one, passes a pending card by.',
  '409.1d': 'If the card does not move in the end, it has entered nothing and is what it was.',
  '409.1e': 'What one effect uses together is pending together, and used card by card, each to its end.',
  '409.1f': 'What one effect puts together is pending together, and enters card by card.',
  '409.2': 'A card can cease to be pending without a move.',
  '409.2a': 'What it had gained before is lost with that.',
  '409.2b':
    'A spell that was cast from the graveyard and is put back there may be sent elsewhere by a charger and the like.',

  '500': 'The turn.',
  '500.1': 'A turn is six steps in fixed order, whether anything happens in them or not.',
  '500.2':
    'No step is over while something waits or the active player still wants to act; a substep of an attack waits for both players.',
  '500.2a': 'There is no way back to an earlier step.',
  '500.3': 'With a step begins what triggers at its start, and ends what lasted until then.',
  '500.4': 'What lasts for an attack goes with the attack; what lasts for the turn, with the turn.',
  '500.5': 'A turn that somebody gains comes directly after the present one.',
  '500.5a': 'If both have gained one, the active player has theirs first.',
  '500.6': 'The first turn of the duel has no draw step.',
  '501': 'Start of the turn.',
  '501.1':
    'All that the active player has in the battle zone and as mana untaps at once, before anything triggers.',
  '501.2': 'Then come the triggers for the start of the turn, those of the active player first.',
  '501.2a': 'Whatever arrives during this step has missed its start.',
  '502': 'Draw.',
  '502.1': 'The active player draws a card.',
  '503': 'Mana charge.',
  '503.1': 'One card of the hand may become mana.',
  '503.2': 'Nobody has to.',
  '504': 'Main.',
  '504.1':
    'The active player uses cards, as many as they can and like; in no other step may they do so freely.',
  '504.2': 'A cross gear that is in the battle zone is crossed by paying for it once more.',
  '505': 'Attack.',
  '505.1': 'One attack follows another, each in five substeps.',
  '505.2': 'The substeps after the first need an attacking creature.',
  '505.2a': 'Where nothing attacks they are left out, and what waits is resolved nevertheless.',
  '505.4': 'When an attack is over the active player may begin the next.',
  '505.5': 'They may leave it at that whenever no creature of theirs must attack.',
  '505.6': 'A creature is out of the attack if it leaves the battle zone or an effect says so.',
  '505.6a':
    'If that happens to the attacking or the attacked creature, the rest of the attack is left out. What is on standby still resolves, but the non-active player declares nothing more for this attack.',
  '505.6b': 'Neither being tapped or untapped nor a ban that comes afterwards takes it out.',
  '506': 'Attacking creature.',
  '506.1': 'The active player names a creature that attacks, and what it attacks.',
  '506.1a':
    'It has to be untapped, and in the battle zone since before this turn unless something exempts it.',
  '506.1b': 'A creature that must attack does so at some point of the turn, in whatever order.',
  '506.1c': 'Nothing may keep it from attacking, and there has to be something that it can attack.',
  '506.1d': 'It attacks the opponent, or a creature of theirs that is tapped.',
  '506.1e': 'With the attack it is tapped and is the attacking creature.',
  '506.2': 'If nobody attacks, there are no further substeps.',
  '506.3':
    'What triggers on the attack goes on standby. Then each player declares and resolves, the active player before the other.',
  '506.3a': 'Only the moment of the attack counts for these triggers.',
  '506.3b': 'The active player declares what they use on this attack.',
  '506.3c': 'Then the active player resolves what they have, in any order.',
  '506.3d': 'The non-active player declares once the other has nothing left, by what is true at that time.',
  '506.3e': 'Then the non-active player resolves; new effects of the active player come in between.',
  '507': 'Block.',
  '507.1':
    'The non-active player may name creatures that can draw the attack to themselves; any number of them since 2021, one before.',
  '507.1a': 'What blocks is able to: it has the ability, is untapped, and nothing forbids it.',
  '507.1b':
    'The creature under attack cannot be named itself. In version 1.20 the number said how long a blocking creature is one: until it is removed, or the attack ends.',
  '507.1c': 'A creature is tapped to block.',
  '507.1d':
    'An attack that was blocked counts as blocked to its end, whatever becomes of the blocking creature; otherwise it is unblocked.',
  '507.2':
    'One after the other, the abilities of the named creatures are carried out. In version 1.20 the number was about triggers on blocking.',
  '507.2a':
    'In version 1.20: what counts for a trigger on blocking is how the creatures are at that moment (507.3b now).',
  '507.2b': 'In version 1.20: an attack was "not blocked" where nothing was named to block (507.3c now).',
  '507.2c':
    'The last of them takes the attack; there is a blocking creature only if it used blocker. In version 1.20: the active player declares.',
  '507.2d': 'In version 1.20: the active player resolves what they have (507.3e now).',
  '507.2e': 'In version 1.20: the non-active player declares next (507.3f now).',
  '507.2f': 'In version 1.20: the non-active player resolves what they have (507.3g now).',
  '507.3':
    'What triggers on the block goes on standby; both players declare and resolve. In version 1.20 the number was about creatures that are put as blocking ones (507.4 now).',
  '507.3b': 'These triggers are judged by how the creatures are at that moment.',
  '507.3c': 'An attack was "not blocked" where no creature was named; that one left later does not matter.',
  '507.3d': 'The active player declares.',
  '507.3e': 'The active player resolves.',
  '507.3f': 'The non-active player declares.',
  '507.3g': 'The non-active player resolves, with the other coming in between.',
  '507.4': 'What is put as a blocking creature has not blocked: nothing triggers on it.',
  '508': 'Battle.',
  '508.1': 'The attacking creature battles the creature that the attack is on in the end.',
  '509': 'Direct attack.',
  '509.1': 'An attack on a player that nothing has taken over defeats a player without shields.',
  '509.2':
    'Otherwise shields are chosen: one, or what a breaker ability says. A creature with several of these uses one that its player picks.',
  '509.3': 'Before the break, what waits for it is resolved.',
  '509.4': 'So is all else that waits.',
  '509.4c': 'A creature that has left breaks the shields that it chose.',
  '509.5': 'The shields then break at once, and whoever comes to the shields meanwhile is safe.',
  '509.5a': 'Their owner looks at them and declares what is used.',
  '509.5c': 'A card to be discarded for a strike back comes from these shields.',
  '509.5e': 'What was declared is used one by one, in any order, before all else.',
  '509.6':
    'With that the direct attack is over. It made no difference if the attacking creature left after the choice.',
  '510': 'End of the attack.',
  '510.1': 'What waits for an attack to be over triggers, and is resolved.',
  '510.2': 'No creature is attacking or blocking any more, and what lasted for the attack ends.',
  '511': 'End of the turn.',
  '511.1':
    'Both players declare and resolve what waits for the end of the turn, the active player before the other.',
  '511.1a':
    'What needs no declaration triggers, for both players together; what arrives later has missed it.',
  '511.1b': 'The active player declares.',
  '511.1c': 'The active player resolves.',
  '511.1d': 'The non-active player declares, once the other has nothing left.',
  '511.1e': 'The non-active player resolves, with the other coming in between.',
  '511.2': 'What lasts for the turn ends, all of it together.',
  '512': 'The change of turn.',
  '512.1': 'Pending cards are put into the graveyard without triggering anything; the next turn begins.',

  '601': 'Using cards.',
  '601.1': 'A card is used in a fixed order: declared, paid for, used.',
  '601.1a':
    'The player shows the card and says how it will be paid for. What is forbidden, or cannot be paid, is not declared.',
  '601.1b': 'The card becomes pending; in version 1.20 it left its zone.',
  '601.1c':
    'A card used as it lies among the mana may be tapped for itself. In version 1.20 the number was about civilizations, which come first.',
  '601.1d': 'Civilizations are paid first. In version 1.20: all increases and reductions make one total.',
  '601.1e': 'The total is fixed, with every increase and reduction. In version 1.20: it is paid.',
  '601.1f':
    'The total is paid, with all that has to be done besides. In version 1.20: the card is used, and its mode named.',
  '601.1g':
    'The card is used, and triggers on that go on standby. In version 1.20: what it says to choose is chosen.',
  '601.1h': 'What the card says to choose is chosen; nothing is chosen twice at once.',
  '603': 'Triggered abilities.',
  '603.1': 'A triggered ability is a condition and an effect.',
  '603.2':
    'When its condition is met it triggers, every time and by itself. Restrictions inside the condition are tested then.',
  '603.2a': 'What triggers at the start of a step does so as the step begins.',
  '603.2b': 'One event triggers it once, or once for each of the things that happen in it.',
  '603.2c': 'To become something is to change into it: what enters tapped has not become tapped.',
  '603.2d': 'An event that was replaced has not happened and triggers nothing.',
  '603.2e':
    'Where one of its zones is private, the use of an ability has to be declared, from a public zone too.',
  '603.2f':
    'To declare is to show the card. Undeclared it has not triggered; declared it is carried out, if it can be.',
  '603.3': 'What has triggered goes on standby and is resolved when its turn comes.',
  '603.3a':
    'In version 1.28: modes are named as the ability triggers. In 1.50 the number is that of icon abilities (603.3b before).',
  '603.3b': 'Which abilities with an icon are used is settled as they trigger, and needs the icon no longer.',
  '603.4':
    'An "if" that follows the condition is asked when the effect resolves, not before. If it fails, nothing is done.',
  '603.5': 'Triggers on a change of zone.',
  '603.5a': 'All cards in the battle zone are looked at, those that have just come among them.',
  '603.5b': 'Whatever changes a card that enters has done so already when triggers are looked for.',
  '603.5c':
    'Triggers on leaving look at the state just before. Which dying cards see which others is a matter of the wording.',
  '603.5d':
    'To enter in a certain state, as with shield force, is static. In 1.50 the number is part of looking back.',
  '603.6': 'An effect can leave behind a trigger for later.',
  '603.6a': 'Such a trigger knows nothing of what was before it.',
  '603.7': 'Triggers before the break wait for shields to be chosen.',
  '603.7a': 'They are resolved before the shields break.',
  '603.7b': 'Where one lies inside another, the newest is first.',
  '604': 'Static abilities.',
  '604.4': 'Some statics act once, and at once, even inside a running effect.',
  '604.4a': 'Statics apply before anything that triggered together with them.',
  '605': 'Resolving effects.',
  '605.1': 'Of several own effects that wait, the player names the next, new ones included.',
  '605.2': 'An effect that resolves is followed part by part.',
  '605.2a': 'First its "if" is asked.',
  '605.2b':
    'As many are chosen as can be, up to the number. With nothing to choose that part is passed over.',
  '605.2c': 'The parts come in printed order, however inconvenient.',
  '605.2d': 'A number or a fact is read when it is needed, once; what lasts goes on reading.',
  '605.2e': 'What has left is known as it last was.',
  '605.2f': 'Its way to the graveyard is the last part of a spell.',
  '605.3': 'What is used and is no spell ends up where its kind belongs: in the battle zone, or on a shield.',
  '606': 'Instructions.',
  '606.1': 'What a player "may" do is asked when it comes up.',
  '606.2': 'The possible part is done, the impossible part skipped.',
  '607': 'Effects that last.',
  '607.1': 'A resolved effect can leave something that lasts.',
  '608': 'What continuous effects reach, and with which numbers.',
  '608.2':
    'Where a resolution made them, their numbers are fixed then; those of static abilities follow the game.',
  '608.3c': 'They take hold of a card as it enters, not a moment later.',
  '609': 'Replacement effects.',
  '609.1': 'With "instead" something takes the place of an event.',
  '609.1a': 'A card that stays "instead" has had its leaving replaced; nothing triggered.',
  '609.2': 'The replacement has to be there before the event.',
  '609.3': 'What was replaced is not replaced again.',
  '609.4': 'The replaced event never was.',
  '609.5': 'A replacement that cannot be carried out may not be taken.',
  '609.6a': 'What replaces one of several draws is finished before the next.',
  '609.8':
    'Among several for one event, those of the active player go first, and a player with several picks.',
  '609.8a': 'What a spell says of its own leaving goes before that.',
  '609.9':
    'For events at one instant each player settles their replacements, the active player before the other; all take effect together.',
  '609.9a': 'The cards that a substitute acts on are chosen as well, before anything happens.',
  '609.9b': 'A card that replaces one of these events does not replace another.',

  '700': 'Words that hold in general.',
  '700.2a': 'Modes are picked just before the effect is followed; up to 2023, when it triggered.',
  '700.3': 'What cannot be destroyed, or cannot leave, survives a power of zero.',
  '701': 'What the words of cards mean.',
  '701.1a': 'To tap and to untap.',
  '701.2': 'To put a card into a zone.',
  '701.3a': 'To destroy is to put from the battle zone into the graveyard.',
  '701.5a':
    'To use is to summon a creature, cast a spell, generate a cross gear, fortify with a castle or expand a field. To cross a gear is no use.',
  '701.7a': 'To discard is to put from the hand into the graveyard.',
  '701.9a': 'To shuffle.',
  '701.10': 'To search a zone, and to shuffle it after.',
  '701.10b': 'A search may end with nothing found.',
  '701.12a': 'To look at a card, or to reveal it to both players.',
  '701.14a': 'To break a shield is to have its owner take it into the hand.',
  '701.14b':
    'A shield that an effect returns was not broken, though shield triggers and their like may be used.',
  '701.14c': 'Shields that an effect breaks go together.',
  '701.26': 'To swap, as in a revolution change.',
  '701.26a': 'The creature that comes is tapped or attacking as the other was, but it has not attacked.',
  '701.26b': 'Where one half of it cannot happen, neither does the other.',
  '702': 'What the rules of a turn do by themselves.',
  '702.2': 'It is done before anything triggers.',
  '702.3a': 'The untapping at the start of a turn.',
  '702.3b': 'The draw of the draw step.',
  '703': 'State-based actions.',
  '703.1': 'The game looks for them all the time, and nothing can be done first.',
  '703.1b': 'Static and lasting effects have been applied by then.',
  '703.2': 'No player makes them.',
  '703.3': 'All that are due happen as one event; then the game looks again.',
  '703.4': 'What they are.',
  '703.4a': 'The loss by a direct attack.',
  '703.4b': 'The loss by an empty deck.',
  '703.4c': 'A creature with no power left is destroyed.',
  '703.4d': 'What lost a battle is destroyed.',
  '703.4h': 'A creature that lost its top card is rebuilt from the rest.',
  '703.4l': 'A castle goes to the graveyard when its shield is gone.',
  '703.4m': 'Of D2 fields the newest stays.',

  '801': 'Cards on cards: evolution.',
  '801.1': 'An evolution creature is put on what it names.',
  '801.1a': 'With nothing fitting to be put on, it cannot be put.',
  '801.2': 'It is the creature that was there before.',
  '801.2a': 'Tapped or not, attacking or not, under the same effects as before.',
  '801.3': 'It may attack right away.',
  '801.4': 'If the top card alone leaves, what was below is rebuilt.',
  '801.4d': 'A rebuilt creature has not been put: it stays as it lay, and under the same effects.',
};

/** Where a rule can be seen at work. */
export interface RuleEntry {
  /** Paths of states that implement it; `(every window)` stands for each place at which effects are declared and resolved. */
  readonly states: readonly string[];
  /** Ids of the scenarios of `taiki/rulings` that show it. */
  readonly scenarios: readonly string[];
}

/** By number; rules without a state and without a scenario are left out. */
export type RuleIndex = Readonly<Record<string, RuleEntry>>;

/** A rule, or part of one, that duels do not follow yet. */
export interface MissingRule {
  readonly rule: string;
  /** `none`: nothing of it is there. `part`: some of it is. */
  readonly extent: 'none' | 'part';
  readonly what: string;
}

/** What is known of the rules and not implemented. Kept by hand: whoever closes a gap takes its line away. */
export const missingRules: readonly MissingRule[] = [
  {
    rule: '100.2',
    extent: 'part',
    what: 'No card can allow more than four of its name in a deck.',
  },
  {
    rule: '101.2',
    extent: 'part',
    what: 'An effect that ignores bans is there for attacks on players alone.',
  },
  { rule: '101.4a', extent: 'part', what: 'There is no Sabaki Z.' },
  { rule: '103.1', extent: 'part', what: 'No deck is cut after the shuffle.' },
  { rule: '103.2', extent: 'none', what: 'No card can act at the start of the duel.' },
  {
    rule: '103.4',
    extent: 'part',
    what: 'Who goes first is given by the caller.',
  },
  {
    rule: '104.2c',
    extent: 'part',
    what: 'Cards can make a player win, at once; none can make a player lose, so the two never meet.',
  },
  {
    rule: '110.3',
    extent: 'part',
    what: 'There are no activated abilities.',
  },
  {
    rule: '110.4c',
    extent: 'part',
    what: 'A shield trigger that is granted while the card is a shield is not seen: only printed ones are.',
  },
  {
    rule: '114.6a',
    extent: 'none',
    what: 'A draw from an empty deck cannot be replaced, and no card holds off the loss by an empty deck.',
  },
  { rule: '206.3', extent: 'part', what: 'No effect doubles a power.' },
  { rule: '400.1', extent: 'part', what: 'There is no abyss zone.' },
  {
    rule: '400.2f',
    extent: 'part',
    what: 'Players are not shown a hidden card that a replacement reads before it moves.',
  },
  {
    rule: '403.3',
    extent: 'none',
    what: 'Players are not offered to rearrange the battle zone, the mana zone or the graveyard (404.3, 405.3).',
  },
  { rule: '405.4', extent: 'none', what: 'Nothing puts mana face down, and it is not counted as such.' },
  {
    rule: '409.2a',
    extent: 'none',
    what: 'A card that ceases to be pending where it lies keeps what it had gained.',
  },
  {
    rule: '500.3',
    extent: 'part',
    what: 'Effects can last for a battle, an attack or a turn, or until a turn begins or ends; not until some other step.',
  },
  {
    rule: '501.1',
    extent: 'part',
    what: 'Nothing takes the place of untapping, as silent skill does.',
  },
  {
    rule: '507.1',
    extent: 'part',
    what: 'Of the abilities that take an attack over there is blocker; there is no guardman and no bend.',
  },
  {
    rule: '601.1a',
    extent: 'part',
    what: 'Reductions cannot be declined: each that reaches a card is applied.',
  },
  {
    rule: '601.1f',
    extent: 'part',
    what: 'Every mana card gives one mana.',
  },
  {
    rule: '603.2a',
    extent: 'part',
    what: 'Cards can wait for the start and the end of a turn and for the end of an attack, but for no other step.',
  },
  {
    rule: '603.7b',
    extent: 'part',
    what: 'Before an effect breaks shields, only what triggered on that break is resolved; other effects on standby wait.',
  },
  { rule: '604.4', extent: 'none', what: 'There are no statics that act once.' },
  {
    rule: '608.2',
    extent: 'part',
    what: 'A change of power is fixed as its effect is made; other numbers of a lasting effect are read again.',
  },
  {
    rule: '609.9',
    extent: 'part',
    what: 'A replacement effect that must be used, and can be used for one of several events, is used for the first.',
  },
  {
    rule: '701.5a',
    extent: 'part',
    what: 'Of the kinds of cards there are creatures, evolution creatures, spells, cross gears, castles, fields, D2 fields, gacharange creatures, dragheart fortresses and twinpacts; not auras, tamaseeds, artifacts, duelists and impulses.',
  },
  {
    rule: '701.26b',
    extent: 'part',
    what: 'Where the creature that leaves is sent elsewhere than to the hand, it has left, and the other does not come.',
  },
  {
    rule: '703.4',
    extent: 'part',
    what: 'Of the list there are the losses, power, battles, castles and D2 fields: no god links, no lone cells and weapons, no face-up cards where they may not lie, no seals.',
  },
  {
    rule: '703.4h',
    extent: 'part',
    what: 'What was below becomes the creature as it lies; whether it may stay like that is not looked at (801.4a to 801.4d).',
  },
];

const SHAPE = /^(\d{3})(?:\.(\d+)([a-z])?)?(?![\w.])/;

/** A number and those that it is part of: `506.3d`, `506.3`, `506`. Notes after the number are left out: `603.3a (1.28)`. */
export function ruleAndAbove(number: string): readonly string[] {
  const [whole, section, of, letter] = SHAPE.exec(number) ?? [];
  if (whole === undefined || section === undefined) return [];
  if (of === undefined) return [section];
  return [...(letter === undefined ? [] : [whole]), `${section}.${of}`, section];
}

const hasText = (number: string): boolean => Object.hasOwn(rulebook, number);

/**
 * What a rule says, in our words; where the number is not in the rulebook, the nearest one that it is part of (506.9z:
 * 506.9, 506). Undefined for what is no number of a rule.
 */
export function ruleText(number: string): string | undefined {
  const known = ruleAndAbove(number).find(hasText);
  return known === undefined ? undefined : rulebook[known];
}

/** `506.3d` before `506.10`. */
export function compareRules(a: string, b: string): number {
  const [, sectionA = '', ofA = '0', letterA = ''] = SHAPE.exec(a) ?? [];
  const [, sectionB = '', ofB = '0', letterB = ''] = SHAPE.exec(b) ?? [];
  return (
    Number(sectionA) - Number(sectionB) ||
    Number(ofA) - Number(ofB) ||
    (letterA < letterB ? -1 : letterA > letterB ? 1 : 0)
  );
}

/** All numbers of the rulebook, in its order. */
export const ruleNumbers: readonly string[] = Object.keys(rulebook).sort(compareRules);
