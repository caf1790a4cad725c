/** 000 and 100 to 199: the game. */
export const rules100: Readonly<Record<string, string>> = {
  '000': 'The purpose of the document.',
  '000.1': 'The rules give details for those who want them; nobody has to know all of them to play.',

  '100': 'What is needed to play: two players, each with a deck.',
  '100.1': 'A duel has two players.',
  '100.2': 'A deck has exactly forty cards.',
  '100.2a': 'It has at most four cards of one name, unless a card says otherwise.',
  '100.3': 'In addition to the deck, a player may have up to eight cards in the hyperspatial zone.',
  '100.3a': 'The hyperspatial zone, too, has at most four cards of one name.',
  '100.4': 'A player may have a super GR zone, of exactly twelve cards.',
  '100.4a': 'It has at most two cards of one name, unless a card says otherwise.',
  '100.5': 'Of the cards that begin the duel in the battle zone a player may have one set only.',

  '101': 'The basic principles, which take precedence over all other rules.',
  '101.1': 'If a card contradicts the rules, the card takes precedence, on that point only.',
  '101.2':
    'If one effect allows something and another forbids it, the one that forbids it wins, unless an effect says to ignore the ban. A card that allows something overrides a ban that only the basic rules impose.',
  '101.3': 'If an instruction cannot be carried out in full, as much of it as possible is carried out.',
  '101.3a': 'A clause such as "if you do" asks whether the action was attempted, not what its result was.',
  '101.4':
    "Uses of the shield-trigger class come before all other effects, and the active player's effects before the other player's; an effect is finished before the next begins.",
  '101.4a':
    "Shield triggers are used first, the active player's before the other's. Then the active player resolves their effects in any order, what is new waiting with the rest, and then the other player theirs.",
  '101.4b':
    "Strike backs, guard strikes and Sabaki Z are used at the same point as shield triggers, the active player's first.",
  '101.4c':
    'The non-active player resolves last. If the active player gets a new effect meanwhile, it resolves as soon as the current effect has finished.',
  '101.4d':
    'Only a replacement effect interrupts an effect in progress. A card that the effect itself tells a player to use is part of it.',
  '101.4e': 'A battle caused by an effect is part of that effect until the battle is over.',
  '101.4f': 'Abilities that trigger on such a battle resolve within the effect that caused it.',
  '101.5':
    'Of the replacement effects that apply to an event, one is applied; everything that happens in the game is an event.',
  '101.5a':
    'If a replacement has changed part of a sentence, nothing else of that sentence is replaced. A sentence that follows, such as "if you do", is a separate event; all of it stays one effect.',
  '101.5b':
    "Of several replacement effects the active player's come first; a player with several chooses one.",

  '102': 'The players.',
  '102.1': 'The player whose turn it is is the active player; the other is the non-active player.',
  '102.2': "A player's opponent is the other player.",

  '103': 'The start of the duel.',
  '103.1': 'Before the duel each player has their deck and other cards ready.',
  '103.2': 'The opponent checks and shuffles the deck.',
  '103.3':
    'What acts at the start of the duel does so. Then each player puts the top five cards of their deck into the shield zone face down, and draws five.',
  '103.4': 'Then the players determine who goes first; the winner has to.',
  '103.5': 'The first player begins, without a draw on the first turn.',

  '104': 'The end of the duel.',
  '104.1': 'The duel ends as soon as a player wins or loses.',
  '104.2': 'How a player wins or loses.',
  '104.2a':
    'A player who is attacked by a creature while having no shields loses, unless the attack is redirected.',
  '104.2b':
    'A player whose deck is empty loses, even if it is empty only for an instant in the middle of an effect.',
  '104.2c': 'Card effects can make a player win or lose; a player who would do both at the same time wins.',
  '104.3': 'A player may concede at any time. Version 1.49 has no such number.',

  '105': 'The states of a card: tapped or untapped, face up or face down.',
  '105.1': 'Cards lie upright, which is untapped, or sideways, which is tapped.',
  '105.2': 'An untapped card can be put to use; normally all untap as a turn begins.',
  '105.3': 'A tapped card has been put to use: it has attacked or paid.',
  '105.4': 'Players tap and untap cards only as the rules and effects say.',
  '105.4a': 'Only creatures and tamaseeds in the battle zone, and cards in the mana zone, are tapped.',
  '105.5': 'A field can lie upside down; untapping does not turn it back.',
  '105.6':
    'A tapped card cannot become tapped, nor an untapped one untapped. It can be chosen for that, but nothing has changed.',

  '106': 'Civilizations.',
  '106.1': 'There are five civilizations: light, water, darkness, fire and nature.',
  '106.2': 'Most cards have one or more civilizations.',
  '106.2a': 'Some have exactly one.',
  '106.2b': 'Cards with two or more are multicolored.',
  '106.2c': 'Cards without one are colorless.',
  '106.2d': 'Each civilization has its color.',
  '106.3': 'A player who chooses a civilization chooses one of the five.',
  '106.4': 'Effects can add civilizations to a card.',

  '107': 'Mana.',
  '107.1': 'Mana pays for the use of cards.',
  '107.2':
    'A mana card that is tapped gives as much mana as its mana number says, normally one, of one of its civilizations.',

  '108': 'Numbers.',
  '108.1': 'The game uses whole numbers.',
  '108.1a': 'A player who chooses a number does not choose a negative one.',
  '108.1b': 'Power can fall below zero; whatever reads it then reads zero.',
  '108.1c':
    'Infinity is a number that no other exceeds; an infinite power stays so when it is changed, unless infinity is taken from it.',
  '108.2': 'Additions come first, then subtractions, multiplications and divisions.',

  '109': 'Cards.',
  '109.1': 'If printings of a card differ, the newest counts.',
  '109.2': 'The word "card" in a rule or a text means a card of the game.',
  '109.2a': 'An effect on a card affects that card alone, not the creature or the shield that it is part of.',
  '109.2b':
    'The top card of an evolution creature leaves as a creature; the cards below leave as cards. A linked god leaves as a creature, and a card of a psychic link as a cell.',
  '109.2c':
    'What applies to an element of several cards applies to all that show as that element. Auras on or below a creature are part of it; cross gears, weapons and seals are not.',

  '110': 'Abilities and effects.',
  '110.1':
    'An ability is what lets a card affect the game. It is printed on the card or given to it, and creates effects.',
  '110.2': 'An ability affects its own card, other cards or players.',
  '110.2a': 'It can also be a disadvantage.',
  '110.2b': 'A condition for the use of a card is one of its abilities.',
  '110.2c': 'A card can have several abilities, and several of the same kind; each works by itself.',
  '110.2d': 'Abilities create one-shot and continuous effects; replacement effects are continuous.',
  '110.2e':
    'An effect on all objects of some kind affects those that are in range when the effect is created, and none that appear later.',
  '110.3': 'There are four kinds of abilities: spell, triggered, activated and static abilities.',
  '110.3a': 'A spell ability is what a spell tells players to do.',
  '110.3b':
    'A triggered ability waits for an event and then does something, such as drawing a card when another creature is put into the battle zone.',
  '110.3c': 'An activated ability can be used at one certain point if what it asks for is done.',
  '110.3d':
    'A static ability applies for as long as its card is in the battle zone, or in the shield zone if it is a castle or has shield go.',
  '110.4':
    "A spell's ability works while the spell is resolved, others in the battle zone and the shield zone, with exceptions.",
  '110.4a':
    'An ability that defines a characteristic of its own card works everywhere, even outside the duel.',
  '110.4b': 'An ability that names a zone works in that zone only.',
  '110.4c':
    'An ability that names no zone works in the battle zone; one that gives its own card a shield trigger also works in the shield zone.',
  '110.4d':
    'An ability that lets its card be used for free and names no zone works in every zone that the card could be used from.',
  '110.4e':
    'A restriction on how its own card is used, or a change to it, works in the zone that the card is used from.',
  '110.4f':
    "A card's own text on how it enters a zone changes its arrival. This is no replacement: all that apply do, and none does if the card goes elsewhere.",
  '110.4g': 'A triggered ability whose event can only happen in another zone works in that zone.',
  '110.5': 'The source of an effect is the card whose ability created it.',
  '110.5a':
    'Once an ability has triggered, its effect no longer depends on its source. If the source has left, information about it is read as it was just before it left.',
  '110.6': 'An effect that changes a characteristic gives no ability.',
  '110.7': 'Some abilities work as often as a card has them.',

  '111': 'Timing.',
  '111.1': "Whatever is carried out, the active player's part comes first.",
  '111.2': 'Something happens either by itself, as the rules say, or because a player does it.',
  '111.2a':
    'What triggers while an effect is being carried out is on standby from that moment, and resolves after it.',
  '111.2b': 'Static abilities affect the game all the time.',
  '111.2c': 'Turn-based actions happen as a step begins or ends.',
  '111.2d': 'State-based actions are performed even in the middle of an effect.',

  '112': 'Costs, and uses without a mana cost.',
  '112.1': 'A card has the cost of its use.',
  '112.2': 'The mana cost is the amount of mana to pay, with all civilizations of the card among it.',
  '112.2a':
    'A mana card is tapped for each civilization of the card; one with several civilizations pays for one of them only. Then others are tapped until the total is reached.',
  '112.2b':
    'Effects may raise or lower what is paid. Civilizations come first, even if the reduced cost is smaller; the surplus is lost.',
  '112.2c': 'Once everything is paid, no further mana card is tapped.',
  '112.2d': 'Mana for an O-Drive is an additional cost.',
  '112.3':
    'Some abilities let a card be used without its mana cost; those with a timing of their own are declared.',
  '112.3a':
    'A shield trigger is shown and declared as its card goes from the shields to the hand, and used for no cost once all are declared. For a creature, the use ends as it is put.',
  '112.3b':
    'Strike back is declared, with the card in the hand, by discarding a matching card that goes from the shields to the hand.',
  '112.3c':
    'Ninja strike is declared after a creature of the opponent has attacked or blocked. Its mana is counted as it resolves.',
  '112.3d':
    'Sabaki Z is declared by discarding a card with a judgment crest that has come from the shields to the hand.',
  '112.3e': 'Gravity zero lets a card be used for no cost under a condition.',
  '112.3f': 'Attack chance lets a spell be cast for no cost under a condition.',
  '112.3g':
    'A card used for no cost is still summoned or cast: bans on summoning and casting apply, and abilities trigger on it.',
  '112.4':
    'Cards of the hyperspatial zone and the super GR zone have costs, but are not used by paying them.',

  '113': 'Shields.',
  '113.1': 'Shields lie face down in the shield zone; each player begins with five.',
  '113.2':
    'A shield is one card, or several as with shield plus; several cards on each other count as one shield.',
  '113.2a': 'Shields that are rearranged keep their places and their numbers of cards.',
  '113.3': 'Effects change the number of shields.',
  '113.4': 'A castle fortifies a shield.',
  '113.5': 'Shields are broken by attacks and by abilities.',
  '113.6':
    'When shields are about to go to the hand, by being broken or otherwise, their owner first looks at them and declares which of their abilities to use.',
  '113.6a':
    'Until then these cards are on standby: they are still in the shield zone, but count neither as shields nor as cards of that zone.',
  '113.6b': 'Whether shields have been given shield trigger is read in the state just before they wait.',
  '113.6c':
    'Abilities that give a shield trigger to cards on their way from the shields to the hand look at the shields that wait.',
  '113.6d': 'What such a shield causes applies until it moves.',

  '114': 'Drawing.',
  '114.1': 'To draw is to put the top card of the deck into the hand.',
  '114.2': 'Several cards are drawn one at a time.',
  '114.2a': 'If both players draw, the active player draws all of their cards first.',
  '114.3': 'Putting a card from the deck into the hand is not drawing unless the word "draw" is used.',
  '114.4': 'A draw can be replaced.',
  '114.4a': 'What replaces one of several draws is completed before the next draw.',
  '114.4b':
    'If a card is drawn and something more is done with it, that part does nothing if nothing was drawn.',
  '114.5': 'What triggers on a draw is resolved first; then the card goes to the hand.',
  '114.6': 'A player with an empty deck draws nothing, and nothing triggers on that draw.',
  '114.6a':
    'A draw from an empty deck triggers nothing, is not counted, and pays for nothing, but can be replaced.',

  '115': 'Battles.',
  '115.1': 'In a battle the power of two creatures is compared.',
  '115.1a': 'Attacks and effects cause battles.',
  '115.2':
    "When a battle begins, abilities that trigger on it resolve first, the active player's before the non-active player's.",
  '115.3': 'Then the power of both is compared.',
  '115.3a': 'If one of the two creatures has left, there is no battle.',
  '115.3b':
    'The creature with more power wins, the other loses; with the same power both lose. The losers are destroyed, which is a state-based action.',
  '115.3c': 'A creature that wins all battles wins whatever its power; if both do, both win and none loses.',
  '115.3d': 'Then abilities that trigger on the result of the battle trigger.',

  '116': 'Seals.',
  '116.1': 'A seal lies face down on a card in the battle zone.',
  '116.1a': "To seal a card is to put the top card of its owner's deck on it, unseen.",
  '116.1b': 'A card can have several seals.',
  '116.2': 'A sealed creature is ignored.',
  '116.2a': 'It counts as not being there: it does nothing, and nothing happens to it.',
  '116.3': 'The seal itself is in the battle zone.',
  '116.3a': 'What chooses a card in the battle zone can choose a seal.',
  '116.4': 'A Command that is put takes seals away.',
  '116.4a': 'Its owner must put one seal of a card of the same civilization into the graveyard.',
  '116.4b': 'For that the civilization of the ignored creature is read. It is a state-based action.',

  '117': 'The hyperspatial zone.',
  '117.1':
    'A psychic card, dragheart, rule plus or duelmate that goes anywhere but to the battle zone goes to the hyperspatial zone; nothing prevents that.',

  '118': 'The super GR zone.',
  '118.1':
    'A gacharange creature that goes anywhere but to the battle zone goes to the bottom of the super GR zone.',
  '118.2': 'Only gacharange creatures are there; any other card goes to the graveyard.',
};
