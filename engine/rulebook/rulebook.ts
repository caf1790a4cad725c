import { deepFreeze } from '../../table/deepFreeze.ts';

/**
 * The rules that Taiki follows, by their numbers in the General Game Rules, paraphrased. If a number changed its meaning
 * between versions, the text says so. `docs/rules.md` shows where each is implemented.
 */
export const rulebook: Readonly<Record<string, string>> = Object.freeze({
  '100': 'What is needed to play: two players, each with a deck.',
  '100.1': 'A duel has two players.',
  '100.2': 'A deck has exactly forty cards, with at most four of the same name.',
  '100.3': 'In addition to the deck, a player may have up to eight cards in the hyperspatial zone.',
  '100.4': 'A super GR zone has exactly twelve cards.',
  '100.4a': 'A player may also have no super GR zone; any number other than twelve and zero is illegal.',

  '101': 'The basic principles, which take precedence over all other rules.',
  '101.1': 'If a card contradicts the rules, the card takes precedence, on that point only.',
  '101.2':
    'If one effect allows something and another forbids it, the one that forbids it wins, unless an effect says to ignore the ban. A card that allows something overrides a ban that only the basic rules impose.',
  '101.3': 'If an instruction cannot be carried out in full, as much of it as possible is carried out.',
  '101.3a': 'A clause such as "if you do" asks whether the action was attempted, not what its result was.',
  '101.4':
    "If several effects are waiting, uses of the shield-trigger class resolve first, then the active player's effects, then the non-active player's.",
  '101.4a':
    "Shield triggers, strike backs, guard strikes and the like resolve before everything else that is waiting: the active player's first, then the non-active player's.",
  '101.4b': 'Then the active player resolves their own effects, in any order.',
  '101.4c':
    'The non-active player resolves last. If the active player gets a new effect meanwhile, it resolves as soon as the current effect has finished.',
  '101.4d':
    'An effect that has begun to resolve is finished first. Only replacement effects, state-based actions, one-shot static effects and cards that the effect itself tells a player to use can interrupt it.',
  '101.4e': 'A battle caused by an effect is part of that effect until the battle is over.',
  '101.4f': 'Abilities that trigger on such a battle resolve within the effect that caused it.',
  '101.5': 'An event can be replaced only once.',
  '101.5a':
    'A replacement effect changes only the clause that it applies to. A following "if you do" clause is a separate event.',

  '103': 'The start of the duel.',
  '103.1': 'Both decks are shuffled.',
  '103.2': 'Cards that act at the start of the duel do so now.',
  '103.3':
    'Each player puts the top five cards of their deck into the shield zone without looking at them, then draws five cards.',
  '103.4':
    'Then the players determine who goes first; the winner has to go first. Here the caller names the first player.',
  '103.5': 'The first player does not draw on the first turn of the duel.',

  '104': 'The end of the duel.',
  '104.1': 'The duel ends as soon as a player wins or loses.',
  '104.2': 'How a player wins or loses.',
  '104.2a': 'A player who is attacked directly while having no shields loses.',
  '104.2b': 'A player whose deck is empty loses, even in the middle of an effect.',
  '104.2c': 'If card effects make a player win and lose at the same time, that player wins.',
  '104.3': 'A player may concede at any time.',

  '105': 'The states of a card: tapped or untapped, face up or face down.',
  '105.4a': 'Only creatures in the battle zone and cards in the mana zone are tapped.',
  '105.6': 'Tapping a tapped card, or untapping an untapped card, is not a change of state.',

  '107': 'Civilizations.',
  '107.2': 'A card with no civilization can be paid for with any mana.',

  '108': 'Numbers.',
  '108.1b': 'A power below zero is read as zero, but the creature is still destroyed.',
  '108.2': 'Additions come before subtractions, and these before multiplication.',

  '109': 'Cards.',
  '109.2b': 'Of an evolution creature the top card leaves as a creature; the cards below leave as cards.',

  '110': 'Abilities: what a card can do, and where its abilities work.',
  '110.2e':
    'An effect on all objects of some kind affects those that are in range when the effect is created, and none that appear later.',
  '110.3': 'There are four kinds of abilities: spell, triggered, activated and static abilities.',
  '110.3b':
    'A triggered ability waits for an event and then does something, such as drawing a card when another creature is put into the battle zone.',
  '110.3d': 'A static ability applies continuously, as power attacker does. It never goes on standby.',
  '110.4': 'Where an ability works.',
  '110.4c': 'An ability works in the battle zone unless it says otherwise.',
  '110.4d':
    'An ability that lets its card be used for free and names no zone works in every zone that the card could be used from.',
  '110.4e':
    'A restriction on how its own card is used, or a change to it, works in the zone that the card is used from.',
  '110.4f': 'An ability that sets the state in which its card enters a zone is static; it does not trigger.',
  '110.4g': 'A triggered ability whose event can only happen in another zone works in that zone.',
  '110.5': 'Triggered effects and their sources.',
  '110.5a':
    'Once an ability has triggered, its effect no longer depends on its source. If the source has left, information about it is read as it was just before it left.',

  '111': 'How effects are carried out.',
  '111.1': "Whatever is carried out, the active player's part comes first.",
  '111.2a':
    'What triggers while an effect is being carried out is on standby from that moment, and resolves after it.',
  '111.2d': 'State-based actions are performed even in the middle of an effect.',

  '112': 'Costs, and uses without a mana cost.',
  '112.2':
    'Untapped mana cards are tapped for exactly the total cost and no more: first for the civilizations, then for the rest.',
  '112.2a':
    'Each civilization of the card is paid with a different mana card. A mana card with several civilizations pays for only one of them.',
  '112.2b': 'Effects may raise or lower the cost that is paid. Its civilizations are paid first.',
  '112.2c':
    'A reduction does not waive civilizations: each has to be paid, even if that exceeds the reduced cost.',
  '112.3': 'Uses in response to the opponent: by shield trigger, strike back, guard strike or ninja strike.',
  '112.3a':
    'A card with shield trigger may be used for no cost when it goes from the shield zone to the hand.',
  '112.3b':
    'To use strike back, its player discards a matching card that is being added from the shield zone to the hand, one card for each use.',
  '112.3c':
    "Ninja strike may be used when a creature attacks or blocks, no matter which player's creature blocks.",
  '112.3g':
    'A card used for no cost is still summoned or cast: bans on summoning and casting apply, and abilities trigger on it.',

  '113': 'Shields.',
  '113.6':
    'When shields are about to go to the hand, by being broken or otherwise, their owner first looks at them and declares which of their abilities to use.',
  '113.6a':
    'Until then these cards are on standby: they are still in the shield zone, but count neither as shields nor as cards of that zone.',
  '113.6d': 'What such a shield causes applies until it moves.',

  '114': 'Drawing.',
  '114.1': 'To draw is to put the top card of the deck into the hand.',
  '114.2': 'Several cards are drawn one at a time.',
  '114.2a': 'If both players draw, the active player draws all of their cards first.',
  '114.3': 'Putting a card from the deck into the hand is not drawing unless the word "draw" is used.',
  '114.4': 'A draw can be replaced; the replacement is completed before the next draw.',
  '114.6': 'A player with an empty deck draws nothing, and nothing triggers on that draw.',
  '114.6a': 'Such a draw can still be replaced.',

  '115': 'Battles.',
  '115.2':
    "When a battle begins, abilities that trigger on it resolve first, the active player's before the non-active player's.",
  '115.3': 'The creature with the higher power wins; the loser is destroyed.',
  '115.3a': 'If one of the two creatures has left, there is no battle.',
  '115.3b': 'If both creatures have the same power, both lose.',
  '115.3c': 'If both creatures win all battles, both win.',
  '115.3d': 'Then abilities that trigger on the result of the battle trigger.',

  '200': 'What is printed on a card: its name, cost, civilizations, races, power and abilities.',
  '200.3a':
    'Cards below another card keep their characteristics only for effects that speak of a card, not of a creature.',
  '201': 'The cost of a card.',
  '201.2a': 'Reductions change what a player pays, not the cost of the card itself.',
  '203': 'Races.',
  '203.2': 'An effect that names a race, or a part of one, means all races that contain it.',
  '203.4': 'A player who chooses a race cannot choose a part of one.',
  '206': 'The power of a creature.',
  '206.3': 'Increases and decreases are applied first, then doubling.',
  '206.4': 'An effect that sets the power to a fixed value overrides all other changes.',

  '300': 'Card types.',
  '301': 'Creatures.',
  '301.2': 'A summoned creature is put into the battle zone after its cost is paid.',
  '302': 'Spells.',
  '302.2': "A spell's text is followed in printed order; then the spell goes to the graveyard.",
  '303': 'Cross gears.',
  '303.4a':
    'A cross gear is crossed with a creature of its player other than the one that it is already crossed with.',
  '304': 'Castles.',
  '304.2': 'A castle is put onto one of its player’s shields.',
  '304.3':
    'If that shield leaves, the castle goes to the graveyard, after a shield trigger of that shield has been used.',

  '400': 'Zones.',
  '400.1': 'There are nine zones. Each player has their own, except for the battle zone, which both share.',
  '400.2': 'Public and private zones.',
  '400.2a':
    'The battle zone, the mana zone, the graveyard, the hyperspatial zone and the abyss are public: both players know the cards in them.',
  '400.2b':
    'The deck, the hand, the shield zone and the super GR zone are private, and stay private even while some of their cards are shown.',
  '400.2d': 'A player who fails to find a card in a private zone does not have to prove it.',
  '400.2e': 'A card put into a private zone stays hidden unless stated otherwise.',
  '400.2f':
    'A card that goes from a private zone to a public zone is revealed on arrival. If a replacement effect depends on the card, both players look at it before the move.',
  '400.4': 'The cards of a deck and of a shield zone must not be rearranged.',
  '400.5': 'A card that changes zones becomes a new object; nothing that applied to it before still applies.',
  '400.5a': 'A card that goes from a public zone to a private zone can no longer be seen.',
  '400.5b': 'A tapped mana card that is put into the battle zone arrives untapped.',
  '400.7': 'Cards that go to another zone together move at the same time.',
  '400.8': 'An effect limited to certain zones no longer affects a card that has left them.',
  '401': 'The deck.',
  '401.3': 'Both players may know the number of cards in a deck.',
  '401.4':
    'If several cards are put on the top or bottom of a deck together, their owner chooses their order in secret.',
  '402': 'The hand.',
  '402.2': 'There is no maximum hand size.',
  '402.3': 'Both players may know the number of cards in a hand.',
  '403': 'The battle zone.',
  '403.3': 'The cards in the battle zone may be arranged in any order.',
  '403.4': 'Cards can lie under other cards.',
  '403.4a': 'The cards under a card keep their order; new ones go to the bottom.',
  '404': 'The graveyard.',
  '404.3': 'The cards in a graveyard may be arranged in any order.',
  '405': 'The mana zone.',
  '405.1': 'Mana cards lie face up. A card with more than one civilization is put into the mana zone tapped.',
  '405.3': 'The cards in a mana zone may be arranged in any order.',
  '405.4': 'A face-down mana card has cost zero and no civilization, and gives one mana.',
  '406': 'The shield zone.',
  '406.1': 'Castles lie in the shield zone, with the shields.',
  '409':
    'The pending state: a card is about to be used or put, but has not arrived yet. Before version 1.32 this was called the anywhere zone.',
  '409.1': 'A card becomes pending as soon as it is to be used or put.',
  '409.1a':
    'A pending card is still in its zone but is not counted there, and can be neither chosen nor discarded there.',
  '409.1b': 'A spell stays pending until its text has been followed to the end.',
  '409.1c': 'A card stops being pending when it actually moves. Drawing, for example, skips a pending card.',
  '409.1d': 'If the card does not move after all, it has not entered any zone and is unchanged.',
  '409.1e': 'Cards used by one effect all become pending first, then each is used to its end, one at a time.',
  '409.1f': 'Cards put by one effect all become pending first, then enter one at a time.',
  '409.2': 'A card can stop being pending without moving.',
  '409.2a': 'Effects that it had gained before are then lost.',
  '409.2b':
    'For a spell cast from the graveyard and put back there, effects such as charger can still replace that move.',

  '500': 'The turn.',
  '500.1': 'A turn has six steps in a fixed order. Each of them takes place even if nothing happens in it.',
  '500.2':
    'A step ends when nothing is left to resolve and the active player does nothing more. A substep of an attack ends when neither player does anything more.',
  '500.2a': 'The game never goes back to an earlier step.',
  '500.3':
    'When a step begins, abilities that trigger at its start go on standby, and effects that last until that step end.',
  '500.4':
    'Effects that last for an attack end with the attack, and effects that last for the turn end with the turn.',
  '500.5': 'An extra turn is taken directly after the current turn.',
  '500.5a': "If both players have gained an extra turn, the active player's comes first.",
  '500.6': 'The first turn of the duel has no draw step.',
  '501': 'Start of the turn.',
  '501.1':
    "All of the active player's cards in the battle zone and the mana zone untap at the same time, before anything goes on standby.",
  '501.1a':
    'A creature with silent skill may be left tapped, which replaces its untapping. The effect of the silent skill goes on standby and resolves once the other cards have untapped.',
  '501.2': "Then abilities that trigger at the start of the turn resolve, the active player's first.",
  '501.2a': 'Abilities of cards that arrive during this step do not trigger until the next such step.',
  '502': 'Draw.',
  '502.1': 'The active player draws a card.',
  '503': 'Mana charge.',
  '503.1': 'The active player may put one card from their hand into their mana zone.',
  '503.2': 'They may also choose not to.',
  '504': 'Main.',
  '504.1':
    'The active player uses cards, as many as they can and want to. Normally, cards are used in no other step.',
  '504.2': 'A cross gear in the battle zone is crossed by paying its cost again.',
  '505': 'Attack.',
  '505.1': 'The active player makes attacks one after another; each has five substeps.',
  '505.2': 'The substeps after the first require an attacking creature.',
  '505.2a': 'Without an attacking creature they are skipped, but effects on standby still resolve.',
  '505.4': 'After an attack has ended, the active player may begin another.',
  '505.5': 'The active player may stop attacking unless one of their creatures must attack.',
  '505.6': 'A creature is removed from the attack if it leaves the battle zone or an effect says so.',
  '505.6a':
    'If the attacking creature or the attacked creature is removed, the rest of the attack is skipped. Effects on standby still resolve, but the non-active player makes no more declarations for this attack.',
  '505.6b':
    'Being tapped or untapped, or a ban on attacking that begins later, does not remove a creature from the attack.',
  '506': 'Attacking creature.',
  '506.1': 'The active player chooses an attacking creature and what it attacks.',
  '506.1a':
    'The creature must be untapped and must have been in the battle zone since the start of the turn, unless an exception applies.',
  '506.1b':
    'A creature that must attack has to attack at some point during the turn; the order of such attacks is free.',
  '506.1c': 'Nothing may prohibit the attack, and the creature must have a legal target.',
  '506.1d': "A creature attacks the opponent or one of the opponent's tapped creatures.",
  '506.1e': 'The creature is tapped and becomes the attacking creature.',
  '506.2': 'If no creature attacks, the other substeps are skipped.',
  '506.3':
    'Abilities that trigger on the attack go on standby. Then each player declares and resolves, the active player first.',
  '506.3a': 'These abilities only look at the moment of the attack.',
  '506.3b': 'The active player declares which abilities to use for this attack.',
  '506.3c': 'Then the active player resolves their effects, in any order.',
  '506.3d':
    'The non-active player declares once the active player has nothing left on standby, based on the situation at that time.',
  '506.3e': 'Then the non-active player resolves their effects; new effects of the active player go first.',
  '507': 'Block.',
  '507.1':
    'The non-active player may choose creatures that can redirect the attack to themselves: any number since 2021, one before that.',
  '507.1a':
    'A creature can be chosen if it has such an ability, is untapped, and is not prohibited from blocking.',
  '507.1b':
    'The attacked creature itself cannot be chosen. In version 1.20 this number was about how long a creature stays a blocking creature: until it is removed or the attack ends.',
  '507.1c': 'A creature taps to block.',
  '507.1d':
    'A blocked attack stays blocked until it ends, even if the blocking creature leaves. Otherwise the attack is unblocked.',
  '507.2':
    'The abilities of the chosen creatures are carried out one by one. In version 1.20 this number was about abilities that trigger on blocking.',
  '507.2a':
    'In version 1.20: abilities that trigger on blocking look at the creatures as they are at that moment (now 507.3b).',
  '507.2b': 'In version 1.20: an attack was not blocked if no creature was chosen to block (now 507.3c).',
  '507.2c':
    'The last of these abilities decides what is attacked; there is a blocking creature only if that ability was blocker. In version 1.20: the active player declares.',
  '507.2d': 'In version 1.20: the active player resolves their effects (now 507.3e).',
  '507.2e': 'In version 1.20: then the non-active player declares (now 507.3f).',
  '507.2f': 'In version 1.20: the non-active player resolves their effects (now 507.3g).',
  '507.3':
    'Abilities that trigger on the block go on standby; then each player declares and resolves. In version 1.20 this number was about creatures that are put into the battle zone blocking (now 507.4).',
  '507.3b': 'These abilities look at the creatures as they are at that moment.',
  '507.3c':
    'An attack was "not blocked" if no creature was chosen to block. A blocking creature that left later makes no difference.',
  '507.3d': 'The active player declares.',
  '507.3e': 'The active player resolves.',
  '507.3f': 'The non-active player declares.',
  '507.3g': 'The non-active player resolves; new effects of the active player go first.',
  '507.4': 'A creature that is put into the battle zone blocking has not blocked: nothing triggers on it.',
  '508': 'Battle.',
  '508.1': 'The attacking creature battles the creature that the attack is finally directed at.',
  '509': 'Direct attack.',
  '509.1': 'If an attack on a player was not redirected and that player has no shields, that player loses.',
  '509.2':
    'Otherwise shields are chosen: one, or as many as a breaker ability says. If a creature has several breaker abilities, its player chooses which to use.',
  '509.3': 'Abilities that trigger before the break resolve before the shields break.',
  '509.4': 'So does everything else on standby.',
  '509.4c': 'A creature that has left still breaks the shields it chose.',
  '509.5':
    'Then the chosen shields break at the same time. Shields added in the meantime are not among them.',
  '509.5a': 'Their owner looks at them and declares which of their abilities to use.',
  '509.5c': 'The card discarded for a strike back is one of these shields.',
  '509.5e': 'The declared uses resolve one by one in any order, before everything else.',
  '509.6': 'This ends the direct attack. The chosen shields break even if the attacking creature has left.',
  '510': 'End of the attack.',
  '510.1': 'Abilities that trigger at the end of the attack trigger and resolve.',
  '510.2': 'Creatures stop being attacking or blocking creatures, and effects that last for the attack end.',
  '511': 'End of the turn.',
  '511.1':
    'Each player declares and resolves abilities that trigger at the end of the turn, the active player first.',
  '511.1a':
    'Abilities that need no declaration trigger for both players at the same time. Cards that arrive later do not trigger in this turn.',
  '511.1b': 'The active player declares.',
  '511.1c': 'The active player resolves.',
  '511.1d': 'The non-active player declares once the active player has nothing left on standby.',
  '511.1e': 'The non-active player resolves; new effects of the active player go first.',
  '511.2': 'All effects that last for the turn end at the same time.',
  '512': 'The change of turn.',
  '512.1': 'Pending cards go to the graveyard without triggering anything; then the next turn begins.',

  '601': 'Using cards.',
  '601.1': 'Using a card follows a fixed order: declare the use, pay the cost, use the card.',
  '601.1a':
    'The player shows the card and says how its cost will be paid. A use that is prohibited or cannot be paid for cannot be declared.',
  '601.1b': 'The card becomes pending. In version 1.20 it left its zone.',
  '601.1c':
    'A card used from the mana zone may be tapped for its own cost. In version 1.20 this number said that civilizations are paid first.',
  '601.1d':
    'Civilizations are paid first. In version 1.20: all increases and reductions are applied to give the total cost.',
  '601.1e': 'The total cost is determined, with all increases and reductions. In version 1.20: it is paid.',
  '601.1f':
    'The total cost is paid, together with any additional processing. In version 1.20: the card is used, and its modes are announced.',
  '601.1g':
    'The card is used, and abilities that trigger on it go on standby. In version 1.20: what the card says to choose is chosen.',
  '601.1h': 'What the card says to choose is chosen. In one choice, nothing can be chosen twice.',
  '602': 'Activated abilities.',
  '602.1':
    'An activated ability is used by doing what it asks for; only then does its effect follow. Tap abilities and silent skill are such abilities.',
  '602.2':
    'Using the ability and its effect are two events. Where using it replaces something, the effect itself replaces nothing.',
  '602.3': 'An ability whose use is prohibited cannot be used.',
  '602.3a':
    'An ability that is used when a creature could attack, as a tap ability is, cannot be used if the creature cannot attack: because it has just been put, or because of an effect.',

  '603': 'Triggered abilities.',
  '603.1': 'A triggered ability consists of a trigger condition and an effect.',
  '603.2':
    'Each time its condition is met, the ability triggers automatically. Restrictions within the condition are checked at that time.',
  '603.2a': 'Abilities that trigger at the start of a step do so as the step begins.',
  '603.2b': 'An ability triggers once for an event, or once for each occurrence within it.',
  '603.2c': 'To "become" something requires a change: a card that enters tapped has not become tapped.',
  '603.2d': 'An event that was replaced did not happen and triggers nothing.',
  '603.2e':
    'If one of the zones that an ability can trigger in is private, its use must be declared, even when it is used from a public zone.',
  '603.2f':
    'To declare is to show the card and say so. Without a declaration the ability has not triggered; after one its effect must be carried out if possible.',
  '603.3': 'A triggered effect goes on standby, and resolves when it is next.',
  '603.3a':
    'In version 1.28: modes are chosen when the ability triggers. In version 1.50 this number is about icon abilities (formerly 603.3b).',
  '603.3b':
    'Whether to use an icon ability is decided when it triggers. Its effect does not need the icon afterwards.',
  '603.4':
    'An "if" clause after the trigger condition is checked only when the effect resolves. If it is not met, the effect does nothing.',
  '603.5': 'Abilities that trigger on zone changes.',
  '603.5a': 'All cards in the battle zone are checked, including those that have just entered.',
  '603.5b': 'Effects that change the characteristics of an entering card apply before triggers are checked.',
  '603.5c':
    'Abilities that trigger on leaving look back to the state just before the event. Which of the leaving cards see each other depends on the wording.',
  '603.5d':
    'Entering in a certain state, as with shield force, is a static ability. In version 1.50 this number is part of the rules on looking back.',
  '603.6': 'An effect can create a delayed trigger.',
  '603.6a': 'A delayed trigger ignores events before its creation.',
  '603.7': 'Abilities that trigger before a break do so when the shields are chosen.',
  '603.7a': 'They resolve before the shields break.',
  '603.7b': 'If they are nested, the most recent resolves first.',
  '604': 'Static abilities.',
  '604.4':
    'Some static abilities have a one-shot effect. It applies immediately, even in the middle of another effect.',
  '604.4a': 'Static abilities apply before effects that triggered at the same time.',
  '605': 'Resolving effects.',
  '605.1': 'A player with several effects on standby chooses which to resolve next, including new ones.',
  '605.2': 'A resolving effect is carried out part by part.',
  '605.2a': 'Its "if" clause is checked first.',
  '605.2b': 'As many as possible are chosen, up to the given number. A part with no legal choice is skipped.',
  '605.2c': 'The parts are carried out in printed order, even if another order would be better.',
  '605.2d': 'A value is read once, when it is needed. Continuous effects keep reading it.',
  '605.2e': 'For an object that has left, its last-known information is used.',
  '605.2f': 'The last part of resolving a spell puts it into the graveyard.',
  '605.3': 'A card other than a spell is put where its type belongs: into the battle zone, or onto a shield.',
  '605.4':
    'While an effect uses or puts cards of a deck, what it looks at or reveals there belongs to the deck, but other effects do not affect it.',
  '606': 'Instructions.',
  '606.1': 'If a player "may" do something, they decide when that instruction is carried out.',
  '606.2': 'The possible part of an instruction is carried out; the impossible part is skipped.',
  '607': 'Continuous effects.',
  '607.1': 'A resolved effect can create a continuous effect.',
  '608': 'What continuous effects apply to, and with which values.',
  '608.1': 'All continuous effects apply at the same time.',
  '608.2':
    'If a continuous effect was created by a resolution, its values are fixed at that time. The values of static abilities are updated continuously.',
  '608.3a':
    'The continuous effect of a static ability is never fixed: it applies to whatever its text describes now.',
  '608.3c': 'Continuous effects apply to a card at the moment it enters.',
  '609': 'Replacement effects.',
  '609.1': 'With the word "instead", something else happens in place of an event.',
  '609.1a': 'If a card stays in the battle zone "instead", its leaving has been replaced; nothing triggered.',
  '609.2': 'A replacement effect must exist before the event.',
  '609.3': 'An event that was replaced is not replaced again.',
  '609.4': 'The replaced event never happened.',
  '609.5': 'A replacement that cannot be carried out cannot be chosen.',
  '609.6a': 'A substitute for one of several draws is completed before the next draw.',
  '609.8':
    "If several replacement effects apply to one event, the active player's go first. A player with several of them chooses one.",
  '609.8a': "A spell's replacement of its own move to another zone applies first.",
  '609.9':
    'For simultaneous events, the active player assigns their replacement effects, then the non-active player; then all of them apply together.',
  '609.9a': 'The cards that a substitute affects are chosen before anything happens, too.',
  '609.9b': 'A card that replaces one of these events cannot replace another.',

  '700': 'General terms.',
  '700.2a': 'Modes are chosen just before the effect is carried out; until 2023, when it triggered.',
  '700.3': 'A creature that cannot be destroyed, or cannot leave, survives with power zero.',
  '701': 'Keyword actions: what the words on cards mean.',
  '701.1a': 'To tap and to untap.',
  '701.2': 'To put a card into a zone.',
  '701.3a': 'To destroy is to put from the battle zone into the graveyard.',
  '701.4a': 'To cast is to use a spell, so that its effect happens.',
  '701.5a':
    'To use is to summon a creature, cast a spell, generate a cross gear, fortify a castle or expand a field. Crossing a cross gear is not using it.',
  '701.7a': 'To discard is to put from the hand into the graveyard.',
  '701.9a': 'To shuffle.',
  '701.10': 'To search a zone, then shuffle it.',
  '701.10a': 'To search a zone is to look at all of its cards.',
  '701.10b': 'A search may find nothing.',
  '701.12a': 'To look at a card, or to reveal it to both players.',
  '701.14a': "To break a shield is to put it into its owner's hand.",
  '701.14b':
    'A shield that an effect returns to the hand was not broken, but shield triggers and the like may be used.',
  '701.14c': 'Shields broken by one effect move at the same time.',
  '701.26': 'To swap, as in a revolution change.',
  '701.26a': 'The creature that enters is tapped or attacking if the other one was, but it has not attacked.',
  '701.26b': 'If one of the two moves cannot happen, neither happens.',
  '702': 'Turn-based actions.',
  '702.2': 'They are performed before anything triggers.',
  '702.3a': 'Untapping at the start of the turn.',
  '702.3b': 'Drawing in the draw step.',
  '703': 'State-based actions.',
  '703.1': 'The game checks for them constantly, and nothing can be done before them.',
  '703.1b': 'They take static and continuous effects into account.',
  '703.2': 'They are not actions of a player.',
  '703.3': 'All that apply are performed as one event; then the game checks again.',
  '703.4': 'The state-based actions.',
  '703.4a': 'A player loses by a direct attack.',
  '703.4b': 'A player with an empty deck loses.',
  '703.4c': 'A creature with power zero or less is destroyed.',
  '703.4d': 'A creature that lost a battle is destroyed.',
  '703.4h': 'A creature that lost its top card is rebuilt from the remaining cards.',
  '703.4l': 'A castle whose shield is gone goes to the graveyard.',
  '703.4m': 'If there are several D2 fields, only the newest stays.',

  '801': 'Cards on top of cards: evolution.',
  '801.1': 'An evolution creature is put on top of the base that it names.',
  '801.1a': 'Without a legal base it cannot be put.',
  '801.1b': 'Several bases lie below it in an order that its player chooses.',
  '801.2': 'It is the same creature as its base.',
  '801.2a': 'It stays tapped or untapped, keeps its place in an attack, and remains under the same effects.',
  '801.2b': 'Put on several creatures, it is tapped if any of them is.',
  '801.3': 'It can attack immediately.',
  '801.4': 'If only the top card leaves, the remaining cards are rebuilt.',
  '801.4a': 'A card that cannot stand by itself goes to the graveyard.',
  '801.4b': 'The topmost card that can stand by itself stays, with the others below it.',
  '801.4c': 'What is rebuilt was there before; nothing triggers on its being put.',
  '801.4d':
    'A rebuilt creature has not been put into the battle zone. It stays tapped or untapped, under the same effects.',

  '804': 'Gods, which link.',
  '804.4a':
    'Gods that come apart all keep the effects on them; their player chooses which goes on with an attack.',
});

/** The states and scenarios that implement or demonstrate a rule. */
export interface RuleEntry {
  /** Dotted paths of the states that implement it; `(every window)` means every window of declaring and resolving. */
  readonly states: readonly string[];
  /** Ids of the scenarios of `taiki/rulings` that demonstrate it. */
  readonly scenarios: readonly string[];
}

/** Entries by rule number; rules with neither states nor scenarios are omitted. */
export type RuleIndex = Readonly<Record<string, RuleEntry>>;

/** A rule that is not implemented yet, or only in part. */
export interface MissingRule {
  readonly rule: string;
  /** How much of the rule is missing: `none` of it is implemented, or `part` of it is. */
  readonly extent: 'none' | 'part';
  readonly what: string;
}

/** Known gaps in the implementation. Maintained by hand: remove an entry when you close its gap. */
export const missingRules: readonly MissingRule[] = deepFreeze([
  {
    rule: '100.2',
    extent: 'part',
    what: 'Cards cannot allow more than four copies of themselves in a deck.',
  },
  {
    rule: '101.2',
    extent: 'part',
    what: 'Effects that ignore bans exist only for attacks on players.',
  },
  { rule: '101.4a', extent: 'part', what: 'Sabaki Z is missing.' },
  { rule: '103.1', extent: 'part', what: 'Decks are not cut after the shuffle.' },
  { rule: '103.2', extent: 'none', what: 'Cards cannot act at the start of the duel.' },
  {
    rule: '103.4',
    extent: 'part',
    what: 'The caller determines who goes first.',
  },
  {
    rule: '104.2c',
    extent: 'part',
    what: 'Cards can make a player win, immediately, but not lose, so the two never coincide.',
  },
  {
    rule: '110.3',
    extent: 'part',
    what: 'Of the activated abilities (602), only tap abilities and silent skill are implemented.',
  },
  {
    rule: '110.4c',
    extent: 'part',
    what: 'A card cannot give a shield trigger to other cards, only to itself.',
  },
  { rule: '400.1', extent: 'part', what: 'The abyss zone is missing.' },
  {
    rule: '400.2f',
    extent: 'part',
    what: 'Players are not shown a hidden card before its move if a replacement effect depends on it.',
  },
  {
    rule: '403.3',
    extent: 'none',
    what: 'Players cannot rearrange the battle zone, the mana zone or the graveyard (404.3, 405.3).',
  },
  {
    rule: '405.4',
    extent: 'none',
    what: 'Effects cannot put mana face down, and face-down mana is not treated as such.',
  },
  {
    rule: '500.3',
    extent: 'part',
    what: 'Effects can last for a battle, an attack or a turn, or until a turn begins or ends, but not until another step.',
  },
  {
    rule: '507.1',
    extent: 'part',
    what: 'Of the abilities that redirect an attack, only blocker is implemented; guardman and bend are missing.',
  },
  {
    rule: '601.1a',
    extent: 'part',
    what: 'Reductions cannot be declined: all that apply to a card are used.',
  },
  {
    rule: '601.1f',
    extent: 'part',
    what: 'Every mana card gives one mana.',
  },
  {
    rule: '603.2a',
    extent: 'part',
    what: 'Abilities can trigger at the start and end of a turn and at the end of an attack, but not at other steps.',
  },
  { rule: '604.4', extent: 'none', what: 'One-shot static effects are missing.' },
  {
    rule: '701.5a',
    extent: 'part',
    what: 'The card types are creatures, evolution creatures, spells, cross gears, castles, fields, D2 fields, gacharange creatures, dragheart fortresses and twinpacts; auras, tamaseeds, artifacts, duelists and impulses are missing.',
  },
  {
    rule: '703.4',
    extent: 'part',
    what: 'Implemented are losing, power zero, battles, castles and D2 fields; missing are god links, lone cells and weapons, misplaced face-up cards and seals.',
  },
  {
    rule: '801.1b',
    extent: 'part',
    what: 'Bases of different kinds lie below it in the order of the kinds; their player is not asked for another order.',
  },
]);

const SHAPE = /^(\d{3})(?:\.(\d+)([a-z])?)?(?![\w.])/;

/** A rule number and its parents: `506.3d`, `506.3`, `506`. A note after the number is ignored: `603.3a (1.28)`. */
export function ruleAndAbove(number: string): readonly string[] {
  const [whole, section, of, letter] = SHAPE.exec(number) ?? [];
  if (whole === undefined || section === undefined) return [];
  if (of === undefined) return [section];
  return [...(letter === undefined ? [] : [whole]), `${section}.${of}`, section];
}

const hasText = (number: string): boolean => Object.hasOwn(rulebook, number);

/**
 * The text of a rule, or of its nearest parent in the rulebook: 506.9 or 506 for 506.9z. Undefined if `number` is not a
 * rule number.
 */
export function ruleText(number: string): string | undefined {
  const known = ruleAndAbove(number).find(hasText);
  return known === undefined ? undefined : rulebook[known];
}

/** Compares rule numbers for `sort`: `506.3d` comes before `506.10`. */
export function compareRules(a: string, b: string): number {
  const [, sectionA = '', ofA = '0', letterA = ''] = SHAPE.exec(a) ?? [];
  const [, sectionB = '', ofB = '0', letterB = ''] = SHAPE.exec(b) ?? [];
  return (
    Number(sectionA) - Number(sectionB) ||
    Number(ofA) - Number(ofB) ||
    (letterA < letterB ? -1 : letterA > letterB ? 1 : 0)
  );
}

/** All numbers of the rulebook, in ascending order. */
export const ruleNumbers: readonly string[] = Object.freeze(Object.keys(rulebook).sort(compareRules));
