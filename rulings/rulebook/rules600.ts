/** 600 to 699: using cards, abilities and effects. */
export const rules600: Readonly<Record<string, string>> = {
  '600': 'Using cards, abilities and effects.',

  '601': 'Using cards.',
  '601.1':
    'Using a card means that it affects the game: a creature is summoned, a spell cast, a cross gear generated, a shield fortified, a field expanded. It follows a fixed order.',
  '601.1a':
    'The player declares the use, how its conditions are changed and which changes of its cost apply. What cannot be done, would move the card itself, or has become impossible through another change cannot be chosen.',
  '601.1b':
    'The card becomes pending. A use that is prohibited, or whose alternative cost cannot be paid, cannot be declared. In version 1.20 the card left its zone.',
  '601.1c':
    'A card used from the mana zone may be tapped for its own cost. In version 1.20 this number said that civilizations are paid first.',
  '601.1d':
    'Civilizations are paid first. In version 1.20: all increases and reductions are applied to give the total cost.',
  '601.1e': 'The changes are applied and the total cost is determined. In version 1.20: it is paid.',
  '601.1f':
    'The total cost is paid, together with any additional processing. In version 1.20: the card is used, and its modes are announced.',
  '601.1g':
    'The card is used at once, and abilities that trigger on it go on standby. In version 1.20: what the card says to choose is chosen.',
  '601.1h':
    'What the card says to choose is chosen. In one choice nothing can be chosen twice; "for each", or an effect that happens several times, makes several choices.',

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
  '603.2c':
    'To "become" something requires a change: a card that is so already, or enters so, does not become it.',
  '603.2d': 'An event that was replaced did not happen and triggers nothing.',
  '603.2e':
    'An ability that can trigger in a private zone must be declared, even when it is used from a public zone.',
  '603.2f':
    'To declare is to show the card and say so. Without a declaration the ability has not triggered; after one its effect must be carried out if possible.',
  '603.3': "A triggered effect goes on standby; of all that wait, the active player's come first.",
  '603.3a':
    'An ability that uses the abilities of icons goes on standby with what these icons say. In version 1.28: modes are chosen when the ability triggers.',
  '603.3b':
    'In version 1.28: whether to use an icon ability is decided when it triggers; its effect does not need the icon afterwards (now 603.3a).',
  '603.4':
    'An "if" clause after the trigger condition is checked only when the effect resolves. If it is not met, the effect does nothing.',
  '603.5': 'Abilities that trigger on zone changes.',
  '603.5a': 'All cards in the battle zone are checked, including those that have just entered.',
  '603.5b': 'Effects that change the characteristics of an entering card apply before triggers are checked.',
  '603.5c':
    'Abilities that trigger on leaving look back to the state just before the event. Which of the leaving cards see each other depends on the wording.',
  '603.5d':
    'Of what looks back, an ability sees its own card leave, but of the cards that leave together only its own. In version 1.28: entering in a certain state, as with shield force, is a static ability (now 110.4f).',
  '603.6': 'An effect can create a delayed trigger.',
  '603.6a': 'A delayed trigger ignores events before its creation.',
  '603.7': 'Abilities that trigger before a break do so when the shields are chosen.',
  '603.7a': 'Their effects resolve, then everything else on standby; then the shields break.',
  '603.7b':
    'If they are nested, the most recent resolves first: before anything else that waits, and before the earlier shields break.',

  '604': 'Static abilities.',
  '604.1': 'A static ability is neither used nor triggered; it simply applies.',
  '604.2':
    'It creates continuous effects, some of them replacements, for as long as its card is in the right zone.',
  '604.3': 'Some apply where the card is used from, such as those that change its cost.',
  '604.4':
    'Some have a one-shot effect. It applies before any other effect, even in the middle of one, and again for as long as its condition holds.',
  '604.4a':
    'All continuous effects are applied before such an effect, and so before what triggered at the same time.',
  '604.4b': "Of several, the active player's apply first; a player with several picks the order.",

  '605': 'Resolving effects.',
  '605.1': 'A player with several effects on standby chooses which to resolve next, including new ones.',
  '605.2': 'A resolving effect is carried out part by part.',
  '605.2a': 'Its "if" clause is checked first.',
  '605.2b':
    'As many as possible are chosen, up to the given number; a part with no legal choice is skipped. "All" is no choice.',
  '605.2c':
    'The parts are carried out in printed order; a later part can change the meaning of an earlier one.',
  '605.2d':
    'A value is read once, when it is needed. Continuous effects keep reading it. What a card does is done by the card, not by the effect.',
  '605.2e': 'For an object that has left, or has been sealed, its last-known information is used.',
  '605.2f': 'The last part of resolving a spell puts it into the graveyard.',
  '605.3': 'A card other than a spell is put where its type belongs: into the battle zone, or onto a shield.',
  '605.4':
    'While an effect uses or puts cards of a deck, what it looks at or reveals there belongs to the deck, but other effects do not affect it.',
  '605.4a': 'Effects that these cards were under before still apply to them.',

  '606': 'The effects themselves.',
  '606.1':
    'An effect is what happens because a card was used or has an ability. Resolved abilities create one-shot or continuous effects, static abilities continuous ones.',
  '606.2': 'The possible part of an instruction is carried out; the impossible part is skipped.',
  '606.3': 'Replacement effects are continuous effects.',

  '607': 'One-shot effects.',
  '607.1': 'A one-shot effect does something once and is over.',
  '607.2': 'Some tell players to do something at a later time.',

  '608': 'What continuous effects apply to, and with which values.',
  '608.1':
    'Continuous effects change characteristics, or affect players or rules, for some time. All of them apply at the same time.',
  '608.2': 'A resolution can create a continuous effect.',
  '608.2a': 'It lasts as long as the card says, otherwise for the rest of the duel.',
  '608.2b': 'Its values are fixed at that time.',
  '608.3': 'Static abilities create continuous effects.',
  '608.3a':
    'The continuous effect of a static ability is never fixed: it applies to whatever its text describes now.',
  '608.3b': 'They apply for as long as the card is in the right zone.',
  '608.3c': 'Continuous effects apply to a card at the moment it enters.',

  '609': 'Replacement effects.',
  '609.1': 'A replacement effect waits for an event and puts another in place of it, or of part of it.',
  '609.1a':
    'What says "instead" is a replacement effect, even if a card only stays in the battle zone; nothing triggered.',
  '609.2': 'A replacement effect must exist before the event.',
  '609.3': 'An event that was replaced is not replaced again.',
  '609.4':
    'The replaced event never happened; what happens instead can trigger abilities. If that cannot be done, nothing is replaced.',
  '609.5': 'If the event does not happen, the replacement does nothing.',
  '609.6': 'Some replace draws.',
  '609.6a': 'A substitute for one of several draws is completed before the next draw.',
  '609.6b': 'What was to be done with a drawn card does nothing if nothing was drawn.',
  '609.7': 'Some are not continuous: a spell or ability can replace part of its own effect as it resolves.',
  '609.8':
    "If several replacement effects apply to one event, the active player's go first. A player with several of them chooses one.",
  '609.8a': "A spell's replacement of its own move to another zone applies first.",
  '609.9':
    'For simultaneous events, the active player assigns their replacement effects, then the non-active player; then all of them apply together.',
  '609.9a':
    'First the active player assigns replacements to events, and chooses the cards that these move, tap or otherwise affect; then the other player does.',
  '609.9b': 'A card chosen for one of these replacements is not chosen for another.',
};
