import { CardReader, ReadError } from '@taiki/reader';
import { describeAbility } from 'taiki';
import { describe, expect, test } from 'vitest';

const reader = new CardReader({ names: ['Test Beetle', 'Vell, Seeker of Tests'] });

/** The wording that the engine prints for a text of the English cards. */
function printed(text: string): string {
  const { abilities, lines } = reader.card(text, 'other');
  if (abilities === undefined) throw lines.find(({ error }) => error !== undefined)?.error;
  return abilities.map(describeAbility).join('\n');
}

type Sentences = readonly (readonly [official: string, printed: string])[];

const SENTENCES: { readonly [topic: string]: Sentences } = {
  'what is moved, tapped or destroyed': [
    [
      "Return each creature in the battle zone that has power 1500 or less to its owner's hand.",
      "Return all creatures with power 1500 or less in the battle zone to their owners' hands.",
    ],
    [
      'Return all Humans from your graveyard and your mana zone to your hand.',
      'Return all Human creatures in your graveyard or mana zone to your hand.',
    ],
    [
      'Return all Humans and all Ghosts from your graveyard to your hand.',
      'Return all Human or Ghost creatures in your graveyard to your hand.',
    ],
    [
      'When you put this creature into the battle zone, return this creature from the battle zone to your hand.',
      "When this is put into the battle zone, return this to its owner's hand.",
    ],
    [
      "Choose one of your opponent's evolution creatures in the battle zone and put the top card of that creature into your opponent's graveyard.",
      "Put the top card of one of your opponent's evolution creatures into your opponent's graveyard.",
    ],
    [
      "Choose a tapped creature in the battle zone and add it to its owner's shields face down.",
      "Add one of the tapped creatures in the battle zone to its owner's shields.",
    ],
    [
      "Choose one of your opponent's fire creatures in the battle zone. Your opponent puts that creature into his graveyard.",
      "Put one of your opponent's fire creatures into your opponent's graveyard.",
    ],
    [
      "Choose up to 3 cards in your opponent's mana zone. Your opponent puts those cards into his graveyard.",
      "Put up to 3 of the cards in your opponent's mana zone into your opponent's graveyard.",
    ],
    ['Put a card from your hand into your graveyard.', 'Discard one of the cards in your hand.'],
    [
      'Destroy one of your creatures and put a card from your mana zone into your graveyard.',
      'Destroy one of your creatures, then put one of the cards in your mana zone into your graveyard.',
    ],
    [
      'Put all the cards from your hand into your mana zone. Then put that many cards from your mana zone into your hand.',
      'Put all cards in your hand into your mana zone, and note how many as "number", then return the number "number" of the cards in your mana zone to your hand.',
    ],
    [
      'Put all the cards from your mana zone into your hand and, at the same time, put all the cards from your hand into your mana zone tapped.',
      'Return all cards in your mana zone to your hand and, at the same time, put all cards in your hand into your mana zone tapped.',
    ],
    [
      "Choose a creature in the battle zone or a card in either player's mana zone and return it to its owner's hand.",
      "Choose 1: return one of the creatures in the battle zone to its owner's hand; or return one of the cards in any mana zone to its owner's hand.",
    ],
    [
      'When you put this creature into the battle zone, destroy 3 of your other creatures or destroy this creature.',
      'When this is put into the battle zone, (if there are 3 or more of your other creatures, (choose 1: destroy 3 of your other creatures; or destroy this). Otherwise destroy this).',
    ],
    [
      'Choose a creature in the battle zone. Then, for each Test Beetle in each graveyard, you may choose another creature in the battle zone. Tap all those creatures.',
      'Choose one of the creatures in the battle zone as "first", then choose up to (the number of cards named "Test Beetle" in any graveyard) of the creatures other than the "first" in the battle zone as "others", then tap all creatures among the "first" or the "others" in the battle zone.',
    ],
    [
      'Choose a creature in your graveyard. Return all creatures that have that name from your graveyard to your hand.',
      'Choose one of the creatures in your graveyard, then return all creatures of the same name as what was chosen in your graveyard to your hand.',
    ],
    [
      'You may destroy one of your creatures. If you do, choose a creature in your hand that costs the same as or less than the number of cards in your mana zone and put it into the battle zone.',
      'You may destroy one of your creatures. If you do, put one of the creatures that cost (the number of cards in your mana zone) or less in your hand into the battle zone.',
    ],
    [
      "Destroy the creature that has the lowest power in the battle zone. If there's a tie, you choose from among the tied creatures.",
      'Destroy one of the creatures of the lowest power among them in the battle zone.',
    ],
  ],
  'as many as there are': [
    [
      "For each fire creature you have in the battle zone, you may choose one of your opponent's creatures in the battle zone and tap it.",
      "Tap up to (the number of your fire creatures) of your opponent's creatures.",
    ],
    [
      'For each creature you have in the battle zone, you may choose a shield and turn it face up.',
      'Turn up to (the number of your creatures) of the shields face up.',
    ],
    [
      "Tap one of your opponent's creatures in the battle zone for each card in your hand.",
      "Tap (the number of cards in your hand) of your opponent's creatures.",
    ],
    [
      'Your opponent discards a card at random from his hand for each other fire creature you have in the battle zone.',
      "Discard (the number of your other fire creatures) of the cards in your opponent's hand at random.",
    ],
    [
      'Your opponent chooses and discards a card from his hand for each fire creature he has in the battle zone.',
      "Discard (the number of your opponent's fire creatures) of the cards in your opponent's hand of your opponent's choice.",
    ],
    [
      'For each card in your mana zone, put a card from the top of your deck into your mana zone tapped.',
      "Reveal cards equal to (the number of cards in your mana zone) from the top of your deck, then put what was revealed into the owner's mana zone tapped.",
    ],
    [
      'Draw a number of cards equal to the number of creatures your opponent has in the battle zone.',
      "Draw cards equal to the number of your opponent's creatures.",
    ],
    [
      'Each of your creatures in the battle zone gets +500 power until the end of the turn for each fire creature you have in the battle zone.',
      'Until the end of the turn, each of your creatures gets +500 power for each of your fire creatures.',
    ],
    [
      'You may discard up to 3 cards from your hand. For each card you discard, choose a creature in the battle zone and tap it.',
      'Discard up to 3 of the cards in your hand, and note how many as "number". Then the number "number" times: tap one of the creatures in the battle zone.',
    ],
    [
      'Discard any number of cards from your hand. Then choose the same number of your creatures in the battle zone. Each of those creatures gets "slayer" until the end of the turn.',
      'Discard any number of the cards in your hand, and note how many as "number", then until the end of the turn, the number "number" of your creatures has "Slayer".',
    ],
    [
      "Return any number of your creatures from the battle zone to your hand. Then you may choose that many of your opponent's creatures in the battle zone and tap them.",
      'Return any number of your creatures to your hand, and note how many as "number". Then you may tap the number "number" of your opponent\'s creatures.',
    ],
    [
      'This creature gets +1000 power for each shield you and your opponent have.',
      'This gets +1000 power for each shield.',
    ],
    [
      'This creature gets +1000 power for each Test Beetle in each graveyard.',
      'This gets +1000 power for each card named "Test Beetle" in any graveyard.',
    ],
  ],
  'the deck, and cards that are looked at': [
    [
      'Look at the top 4 cards of your deck. Then put them back in any order.',
      "Look at the top 4 cards of your deck, then put what was seen on the top of the owner's deck.",
    ],
    [
      'Look at up to 2 cards from the top of your deck and put them back in any order.',
      'Name a number from 0 to 2, then look at cards equal to the number "number" from the top of your deck, then put what was seen on the top of the owner\'s deck.',
    ],
    [
      'Add up to 2 cards from the top of your deck to your shields face down.',
      'Name a number from 0 to 2, then put cards equal to the number "number" from the top of your deck into your shields.',
    ],
    [
      'Search your deck. You may take a Human from your deck and put it into your mana zone. Then shuffle your deck.',
      'Search your deck for up to one Human creature, put it into your mana zone and shuffle.',
    ],
    [
      'Search your deck. You may take any number of Humans from your deck, show those cards to your opponent, and put them into your hand. Then shuffle your deck.',
      'Search your deck for up to (the number of cards in your deck) Human creatures, show them, put them into your hand and shuffle.',
    ],
    [
      'Search your deck. You may take a Test Beetle from your deck, show that creature to your opponent, and put it into your hand. Then shuffle your deck.',
      'Search your deck for up to one card named "Test Beetle", show it, put it into your hand and shuffle.',
    ],
    [
      "Search your opponent's deck. Take up to 3 cards from his deck and put them into his graveyard. Then your opponent shuffles his deck.",
      "Look at all cards of your opponent's deck, then put up to 3 of what was seen into the owner's graveyard, then your opponent shuffles their deck.",
    ],
    [
      "Search a player's deck. You may take a card from that deck and put it into that player's graveyard. Then the player shuffles his deck.",
      "Choose 1: search your deck for up to one card, put it into your graveyard and shuffle; or search your opponent's deck for up to one card, put it into the graveyard and shuffle.",
    ],
    [
      '$tap Search your deck. You may take a Human from your deck and put it into the battle zone. Then shuffle your deck. That creature has "slayer." At the end of the turn, destroy it.',
      'Tap ability: Look at all cards of your deck. Then put up to one of what was seen, each a Human creature into the battle zone. Then shuffle your deck. Then for the rest of the duel, what was put has "Slayer". Then until the end of the turn, at the end of the turn, destroy what was put.',
    ],
    [
      'Reveal the top 5 cards of your deck. Put all fire cards from among them into your hand and the rest into your graveyard.',
      "Reveal the top 5 cards of your deck, then return all fire cards among what was revealed in your deck to your hand, then put what was revealed into the owner's graveyard.",
    ],
    [
      'You may reveal the top 2 cards of your deck. Put all fire cards and all water cards from the revealed cards into your hand, and put the rest into your graveyard.',
      "You may reveal the top 2 cards of your deck, then return all fire or water cards among what was revealed in your deck to your hand, then put what was revealed into the owner's graveyard.",
    ],
    [
      'Reveal the top 5 cards of your deck. Put one of them that has "slayer" into your hand, and put the rest on the bottom of your deck in any order.',
      'Reveal the top 5 cards of your deck, then return one of what was revealed, each a card with "slayer" to its owner\'s hand, then put what was revealed on the bottom of the owner\'s deck.',
    ],
    [
      "Reveal the top card of your deck. If it's a non-evolution creature, put it into the battle zone. Otherwise, put it into your hand.",
      "Reveal the top card of your deck. Then if what was revealed is a non-evolution creature, put what was revealed into the battle zone. Otherwise return what was revealed to the owner's hand.",
    ],
    [
      'Count the cards in your hand, shuffle those cards into your deck, then draw that many cards.',
      'Note the number of cards in your hand as "number", then put all cards in your hand on the top of your deck, then shuffle your deck, then draw cards equal to the number "number".',
    ],
    [
      "Look at your opponent's shields. Then put them back where they were.",
      "Look at all your opponent's shields.",
    ],
    [
      "Look at your opponent's hand and shields. Then put the shields back where they were.",
      "Look at all cards in your opponent's hand, then look at all your opponent's shields.",
    ],
    [
      "Look at your opponent's hand and at the top card of his deck.",
      "Look at all cards in your opponent's hand, then look at the top card of your opponent's deck.",
    ],
    [
      "Look at your opponent's hand and choose a card from it. Your opponent discards that card.",
      "Look at all cards in your opponent's hand, then discard one of the cards in your opponent's hand.",
    ],
    [
      "Look at your opponent's hand. He discards all creatures from it that have power 1500 or less.",
      "Look at all cards in your opponent's hand, then discard all creatures with power 1500 or less in your opponent's hand.",
    ],
    [
      "Look at your opponent's hand. You may choose a card in it and put it into his mana zone. If you do, choose a card in his mana zone and put it into his hand.",
      "Look at all cards in your opponent's hand. Then you may put one of the cards in your opponent's hand into your opponent's mana zone. If you do, return one of the cards in your opponent's mana zone to your opponent's hand.",
    ],
    [
      'Choose a number. Show your hand to your opponent and discard from it each card that has that cost. Then your opponent shows you his hand and discards from it each card that has that cost.',
      'Name a number from 0 to 99, then reveal all cards in your hand, then discard all cards that cost exactly the number "number" in your hand, then reveal all cards in your opponent\'s hand, then discard all cards that cost exactly the number "number" in your opponent\'s hand.',
    ],
  ],
  'what players choose and do': [
    [
      'Each player chooses 3 cards in his mana zone and puts them into his graveyard.',
      "Put 3 of the cards in your mana zone into your graveyard, then put 3 of the cards in your opponent's mana zone of your opponent's choice into your opponent's graveyard.",
    ],
    [
      'Each player puts a card from his mana zone into his graveyard.',
      "Put one of the cards in your mana zone into your graveyard, then put one of the cards in your opponent's mana zone of your opponent's choice into your opponent's graveyard.",
    ],
    [
      'Each player discards a card at random from his hand.',
      "Discard one of the cards in your hand at random, then discard one of the cards in your opponent's hand at random.",
    ],
    ['Each player discards his hand.', 'Discard all cards in any hand.'],
    [
      'Each player returns all cards from his graveyard to his hand.',
      "Return all cards in any graveyard to their owners' hands.",
    ],
    [
      'Each player draws a card for each of his creatures in the battle zone that has "slayer."',
      'Draw cards equal to the number of your creatures with "slayer", then your opponent draws cards equal to the number of your opponent\'s creatures with "slayer".',
    ],
    [
      'Each player chooses one of his creatures in the battle zone. Tap the rest of the creatures in the battle zone.',
      'Choose one of your creatures as "yours", then choose one of your opponent\'s creatures of your opponent\'s choice as "theirs", then tap all creatures other than the "yours" or the "theirs" in the battle zone.',
    ],
    [
      'Each player counts the cards in his hand, shuffles these cards into his deck, then draws that many cards.',
      'Note the number of cards in your hand as "of you", then note the number of cards in your opponent\'s hand as "of opponent", then put all cards in any hand on the top of their owners\' decks, then each player shuffles their deck, then draw cards equal to the number "of you", then your opponent draws cards equal to the number "of opponent".',
    ],
    [
      'Each player puts all the cards from his mana zone into his hand and, at the same time, puts all the cards from his hand into his mana zone tapped.',
      "Return all cards in any mana zone to their owners' hands and, at the same time, put all cards in any hand into their owners' mana zones tapped.",
    ],
    [
      "At the start of each player's turn, that player chooses one of his creatures and destroys it.",
      "At the start of your turn, destroy one of your creatures.\nAt the start of your opponent's turn, destroy one of your opponent's creatures of your opponent's choice.",
    ],
    [
      'Your opponent chooses one of his creatures in the battle zone or one of his shields and puts it into his graveyard.',
      "If there are 1 or more of your opponent's creatures and there are 1 or more of your opponent's shields, (your opponent chooses 1: put one of your opponent's creatures of your opponent's choice into your opponent's graveyard; or put one of your opponent's shields of your opponent's choice into your opponent's graveyard). Otherwise put one of your opponent's creatures of your opponent's choice into your opponent's graveyard, then put one of your opponent's shields of your opponent's choice into your opponent's graveyard.",
    ],
    [
      'Your opponent chooses and destroys one of his creatures and chooses a card in his mana zone and puts it into his graveyard.',
      "Destroy one of your opponent's creatures of your opponent's choice, then put one of the cards in your opponent's mana zone of your opponent's choice into your opponent's graveyard.",
    ],
    [
      'Your opponent chooses and discards a card from his hand, then chooses a card in his mana zone and puts it into his graveyard.',
      "Discard one of the cards in your opponent's hand of your opponent's choice, then put one of the cards in your opponent's mana zone of your opponent's choice into your opponent's graveyard.",
    ],
    [
      'Your opponent may choose a creature in his hand and put it into the battle zone.',
      "Put up to one of the creatures in your opponent's hand of your opponent's choice into the battle zone.",
    ],
    [
      "At the start of each of your opponent's turns, he chooses one of his creatures in the battle zone that can attack. That creature attacks that turn if able.",
      "At the start of your opponent's turn, until the end of the turn, one of your opponent's creatures able to attack of your opponent's choice attacks each turn if able.",
    ],
    [
      'Your opponent chooses one of his shields for each shield you have. He puts the rest of his shields into his hand.',
      'Choose (the number of your shields) of your opponent\'s shields of your opponent\'s choice as "kept", then return all cards other than the "kept" in your opponent\'s shields to your opponent\'s hand.',
    ],
  ],
  'what is named': [
    [
      "Choose a race. Creatures of that race can't be blocked this turn.",
      'Name a race, then until the end of the turn, each creature of the named race in the battle zone cannot be blocked.',
    ],
    [
      'Choose a race. Each creature of that race attacks this turn if able and gets "power attacker +1000" until the end of the turn.',
      'Name a race, then until the end of the turn, each creature of the named race in the battle zone attacks each turn if able and has "Power attacker +1000".',
    ],
    [
      'Choose a race. Whenever one of your creatures of that race would be destroyed this turn, return it to your hand instead.',
      "Name a race, then until the end of the turn, when a creature of yours of the named race would be destroyed, return it to its owner's hand instead.",
    ],
    [
      'Choose a race. At the end of this turn, untap all creatures of that race in the battle zone.',
      'Name a race. Then until the end of the turn, at the end of the turn, untap all creatures of the named race in the battle zone.',
    ],
    [
      'Choose a race. Until the start of your next turn, each of your creatures in the battle zone of that race gets "slayer."',
      'Name a race, then until the start of your next turn, each of your creatures of the named race has "Slayer".',
    ],
    [
      'Choose a race. Return up to 2 creatures of that race from your graveyard to your hand.',
      'Name a race, then return up to 2 of the creatures of the named race in your graveyard to your hand.',
    ],
    [
      "Choose a race. This turn, each creature of that race can attack untapped creatures and can't be blocked while attacking a creature.",
      'Name a race, then until the end of the turn, each creature of the named race in the battle zone can attack untapped creatures and has "While this attacks a creature, this cannot be blocked.".',
    ],
    [
      'When you put this creature into the battle zone, choose a race other than Human. Each creature of that race gets +1000 power.',
      'When this is put into the battle zone, name a race other than Human, then for as long as this is in the battle zone, now and later, each creature of the named race in the battle zone gets +1000 power.',
    ],
    [
      'Choose a number less than or equal to 2000. Destroy all creatures that have that power.',
      'Name a number from 0 to 2000 in steps of 500, then destroy all creatures with power exactly the number "number" in the battle zone.',
    ],
    [
      "Choose a civilization. Until the start of your next turn, creatures of that civilization can't attack you even if your opponent puts them into the battle zone after you cast this spell.",
      "Choose 1: until the start of your next turn, now and later, each of your opponent's light creatures cannot attack players; or until the start of your next turn, now and later, each of your opponent's water creatures cannot attack players; or until the start of your next turn, now and later, each of your opponent's darkness creatures cannot attack players; or until the start of your next turn, now and later, each of your opponent's fire creatures cannot attack players; or until the start of your next turn, now and later, each of your opponent's nature creatures cannot attack players.",
    ],
  ],
  'what holds all the time': [
    [
      "Creatures that have power 2500 or more can't attack.",
      'Each creature with power 2500 or more in the battle zone cannot attack.',
    ],
    [
      'Each creature attacks each turn if able.',
      'Each creature in the battle zone attacks each turn if able.',
    ],
    [
      'Evolution creatures are put into the battle zone tapped.',
      'Each evolution creature in the battle zone is put into the battle zone tapped.',
    ],
    [
      'Your creatures that have "slayer" are put into the battle zone tapped.',
      'Each of your creatures with "slayer" is put into the battle zone tapped.',
    ],
    [
      "During your opponent's turn, each of your other creatures gets +500 power.",
      "While it is your opponent's turn, each of your other creatures gets +500 power.",
    ],
    [
      "While this creature is tapped during your opponent's turn, each of his creatures attacks if able.",
      "While it is your opponent's turn and this is a tapped card, each of your opponent's creatures attacks each turn if able.",
    ],
    [
      "While this creature is tapped during your opponent's turn, if it hasn't been attacked that turn, your opponent's fire creatures must attack it if able.",
      "While it is your opponent's turn and this is a tapped card and it is not the case that in this turn this is attacked 1 or more times, each of your opponent's fire creatures attacks this each turn if able.",
    ],
    [
      "This creature can't attack while your opponent has more creatures in the battle zone than you do.",
      "While the number of your opponent's creatures is more than the number of your creatures, this cannot attack.",
    ],
    [
      'This creature can attack only creatures that have "blocker."',
      'Each of your opponent\'s creatures without "blocker" cannot be attacked by this.\nThis cannot attack players.',
    ],
    [
      "Your opponent's attacking creatures attack Humans if able.",
      "Each of your opponent's creatures attacks a Human creature if able when it attacks.",
    ],
    ["Your opponent can't tap this creature.", 'This cannot be tapped by your opponent.'],
    [
      'You can put an evolution creature of any race on this creature.',
      'This counts as a creature of any race where an evolution creature is put on it.',
    ],
    [
      "You can't untap the cards in your mana zone at the start of each of your turns.",
      'Each card in your mana zone does not untap at the start of the turn.',
    ],
    [
      "Creatures in the battle zone don't untap at the start of each player's turn.",
      'Each creature in the battle zone does not untap at the start of the turn.',
    ],
    [
      "Whenever an opponent's creature would break a shield, you choose the shield instead of your opponent.",
      'This lets the owner of your shields choose them where a creature breaks them.',
    ],
    [
      'Whenever your opponent would choose one of your shields, you choose instead.',
      'This lets the owner of your shields choose them.',
    ],
    [
      "Whenever you would choose one of your opponent's shields, your opponent chooses instead.",
      "This lets the owner of your opponent's shields choose them.",
    ],
    [
      'Players can\'t use the "shield trigger" abilities of fire cards.',
      'Each fire card in any shields cannot be used by its shield trigger.',
    ],
    [
      'While this creature is tapped, your opponent can\'t use the "shield trigger" abilities of his shields.',
      "While this is a tapped card, each of your opponent's shields cannot be used by its shield trigger.",
    ],
    [
      "Your Humans each cost 1 less to summon. They can't cost less than 3.",
      'Each Human creature in your hand, mana zone or graveyard costs 1 less, but not less than 3.',
    ],
    [
      "Your creatures that have Dragon in their race each cost 1 less to summon. (Dragonoids don't count.) They can't cost less than 4.",
      'Each Dragon creature in your hand, mana zone or graveyard costs 1 less, but not less than 4.',
    ],
    [
      "Your creatures and your opponent's creatures each cost up to 2 less to summon. They can't cost less than 2.",
      'Each creature in any hand, mana zone or graveyard costs 2 less, but not less than 2.',
    ],
    [
      'You can cast this spell only if your opponent has more shields than you do.',
      "Use this only if the number of your opponent's shields is more than the number of your shields.",
    ],
    [
      'Each of your other Humans and Ghosts in the battle zone gain +500 power.',
      'Each of your other Human or Ghost creatures gets +500 power.',
    ],
  ],
  triggers: [
    [
      'Whenever your opponent uses the "shield trigger" ability of one of his shields, draw a card.',
      'Whenever your opponent uses a card by its shield trigger, draw a card.',
    ],
    [
      'Whenever this creature attacks or leaves the battle zone, draw a card.',
      'Whenever this attacks or this leaves from the battle zone, draw a card.',
    ],
    [
      'Whenever you draw the card at the start of your turn, you may draw an extra card.',
      'Whenever you draw the card of the draw step, you may draw a card.',
    ],
    [
      'When a player evolves another creature, tap this creature.',
      'Whenever another evolution creature is put into the battle zone on a card, tap this.',
    ],
    [
      'Whenever this creature is attacking your opponent and becomes blocked, draw a card.',
      'When this attacks a player and becomes blocked, draw a card.',
    ],
    [
      "Whenever one of your creatures is destroyed during your opponent's turn, draw a card.",
      "Whenever a creature of yours is destroyed while it is your opponent's turn, draw a card.",
    ],
    [
      'Whenever this creature attacks a creature that has power 2500 or more, draw a card.',
      'Whenever a creature with power 2500 or more is attacked while this attacks, draw a card.',
    ],
    [
      "Whenever this creature becomes blocked, return the blocking creature to its owner's hand. (This creature stays tapped.)",
      "When this becomes blocked, return the other creature to its owner's hand.",
    ],
    [
      'When this creature attacks a player, destroy it after the attack.',
      'When this attacks a player, during this attack, at the end of the attack of this, destroy this.',
    ],
    [
      'Whenever this creature blocks, choose one of your creatures in the battle zone. Untap it after the battle.',
      'When this blocks, choose one of your creatures. Then during this attack, when a battle of this has ended, untap what was chosen.',
    ],
    [
      'Whenever you put a Dragonoid or a creature that has Dragon in its race into the battle zone, draw a card.',
      'Whenever a Dragonoid or Dragon creature of yours is put into the battle zone, draw a card.',
    ],
    [
      'At the end of each of your turns, if this creature broke any shields that turn, destroy it.',
      "At the end of your turn, if in this turn one of a player's shields is broken by this 1 or more times, destroy this.",
    ],
    [
      'At the end of each turn, if your opponent drew 3 or more cards that turn, draw a card.',
      'At the end of the turn, if in this turn your opponent draws a card 3 or more times, draw a card.',
    ],
    [
      'When this creature is destroyed, you may put a Test Beetle from your mana zone into the battle zone.',
      'When this is destroyed, you may put one of the cards named "Test Beetle" in your mana zone into the battle zone.',
    ],
    [
      'When you cast this spell, if your opponent has 4 or more creatures in the battle zone, draw a card.',
      "If there are 4 or more of your opponent's creatures, draw a card.",
    ],
    [
      'Whenever one of your creatures is attacked, you may discard a card from your hand. If you do, that creature gets +500 power until the end of the turn.',
      'Whenever a creature of yours is attacked, you may discard one of the cards in your hand. If you do, until the end of the turn, it gets +500 power.',
    ],
  ],
  replacements: [
    [
      'When this creature would be destroyed, you may return it to your hand instead. If you do, discard a card from your hand.',
      "When this would be destroyed, you may (return this to its owner's hand. If that was done, discard one of the cards in your hand) instead.",
    ],
    [
      'When this creature would be destroyed, if another Vell, Seeker of Tests is in the battle zone, return this creature to your hand instead.',
      'While there are 1 or more other creatures named "Vell, Seeker of Tests" in the battle zone, when this would be destroyed, return it to its owner\'s hand instead.',
    ],
    [
      'When this creature would be destroyed, if you have a Human in your mana zone, put this creature into your mana zone instead of destroying it. Then return a Human from your mana zone to your hand.',
      "While there are 1 or more Human creatures in your mana zone, when this would be destroyed, put this into its owner's mana zone, then return one of the Human creatures in your mana zone to your hand instead.",
    ],
    [
      'When this creature would be destroyed, shuffle it into your deck instead.',
      "When this would be destroyed, put this on the top of its owner's deck, then shuffle your deck instead.",
    ],
    [
      'Whenever one of your shields would be broken, you may discard 3 cards from your hand instead.',
      'When one of your shields would be broken, you may discard 3 of the cards in your hand instead.',
    ],
    [
      'Whenever this creature would break a shield, your opponent puts that shield into his graveyard instead.',
      "When this would break a shield, (put it into its owner's graveyard) instead.",
    ],
    [
      "During your opponent's turn, if this creature would be discarded from your hand, put it into the battle zone instead.",
      "While it is your opponent's turn, when this would be put into the graveyard from the hand, put it into the battle zone instead (works in the hand).",
    ],
    [
      'After you cast a spell by using its "shield trigger" ability, put it into your hand instead of your graveyard.',
      "When a spell of yours used by its shield trigger would be put into the graveyard from the hand, return it to its owner's hand instead.",
    ],
  ],
  'what lasts, and what is set up': [
    [
      'Choose one of your creatures in the battle zone. Whenever that creature wins a battle this turn, untap it.',
      'Choose one of your creatures as "that one". Then until the end of the turn, whenever the "that one" wins a battle, untap the "that one".',
    ],
    [
      'Choose up to 3 of your creatures in the battle zone. At the end of the turn, you may untap them.',
      'Choose up to 3 of your creatures. Then until the end of the turn, at the end of the turn, you may untap what was chosen.',
    ],
    [
      "Choose one of your creatures in the battle zone. This turn, it can't be blocked and you ignore any effects that would prevent that creature from attacking your opponent.",
      'Until the end of the turn, one of your creatures cannot be blocked and can attack players whatever says that it cannot.',
    ],
    [
      "Choose one of your opponent's untapped creatures in the battle zone. Your creatures can attack it this turn as though it were tapped.",
      'Until the end of the turn, one of your opponent\'s untapped creatures has "Each of your opponent\'s creatures can attack this while it is untapped.".',
    ],
    [
      "Choose up to 3 of your opponent's tapped creatures in the battle zone. If they have total power less than this creature's power, destroy them.",
      'Choose up to 3 of your opponent\'s tapped creatures as "those". Then if the power of the "those" is less than the power of this, destroy the "those".',
    ],
    [
      'This turn, ignore any effects that would prevent your creatures from attacking your opponent.',
      'Until the end of the turn, now and later, each of your creatures can attack players whatever says that it cannot.',
    ],
    [
      '$tap This turn, whenever any of your fire creatures is attacking your opponent and becomes blocked, it breaks one of his shields.',
      'Tap ability: Until the end of the turn, now and later, each of your fire creatures has "When this attacks a player and becomes blocked, break one of your opponent\'s shields.".',
    ],
    [
      '$tap Until the end of the turn, each of your fire creatures in the battle zone gets +500 power and "slayer." Whenever any of those creatures battles this turn, destroy it after the battle.',
      'Tap ability: Until the end of the turn, each of your fire creatures gets +500 power, has "Slayer" and has "When a battle of this has ended, destroy this.".',
    ],
    [
      'Until the end of the turn, each of your Humans in the battle zone is a Ghost in addition to its other races, gets +500 power, and has "slayer."',
      'Until the end of the turn, each of your Human creatures is Ghost in addition to its other races, gets +500 power and has "Slayer".',
    ],
    [
      'Whenever any of your creatures becomes blocked this turn, it gets "slayer" until the end of the turn.',
      'Until the end of the turn, whenever a creature of yours becomes blocked, until the end of the turn, it has "Slayer".',
    ],
    [
      "Whenever any of your opponent's creatures is destroyed this turn, your opponent chooses a card in his mana zone and puts it into his graveyard. Then he chooses one of his shields and puts it into his graveyard.",
      "Until the end of the turn, whenever a creature of your opponent's is destroyed, put one of the cards in your opponent's mana zone of your opponent's choice into your opponent's graveyard, then put one of your opponent's shields of your opponent's choice into your opponent's graveyard.",
    ],
    [
      'Whenever you summon a creature this turn, search your deck. You may take a creature from your deck that has the same name as that creature and put it into the battle zone. Then shuffle your deck.',
      'Until the end of the turn, whenever a creature of yours is put into the battle zone by being summoned, put up to one of the creatures of the same name as it in your deck into the battle zone, then shuffle your deck.',
    ],
    [
      "During your opponent's next turn, each of his creatures attacks if able.",
      "Until the end of your opponent's next turn, each of your opponent's creatures attacks each turn if able.",
    ],
    [
      'Take an extra turn after this one. You lose the game at the end of that turn.',
      'Take another turn after this one. Then once, at the start of your turn, (until the end of the turn, at the end of your turn, your opponent wins the duel).',
    ],
    [
      'Tap all fire creatures in the battle zone, or tap all water creatures in the battle zone.',
      'Choose 1: tap all fire creatures in the battle zone; or tap all water creatures in the battle zone.',
    ],
    [
      "You may choose one of your creatures in the battle zone. If you do, it can't be blocked this turn.",
      'You may until the end of the turn, one of your creatures cannot be blocked.',
    ],
  ],
  keywords: [
    [
      'Saver: Human (When one of your Humans would be destroyed, you may destroy this creature instead.)',
      'When a Human creature of yours would be destroyed, you may destroy this instead.',
    ],
    [
      'Vortex Evolution—Put on one of your Humans and one of your Ghosts.',
      'Vortex evolution: on one of your Human creatures and one of your Ghost creatures',
    ],
    [
      'Evolution—Put on one of your Humans. Double breaker (This creature breaks 2 shields.)',
      'Evolution: on one of your Human creatures\nDouble breaker',
    ],
    [
      'Crew breaker - Human (This creature breaks one more shield for each of your other Humans in the battle zone.)',
      'Crew breaker: Human creatures',
    ],
    [
      'Fire and water slayer (Whenever this creature battles a fire or water creature, destroy the fire or water creature after the battle.)',
      'When a battle of this has ended while the other creature is a fire or water card, destroy the other creature.',
    ],
    [
      "Dragon blocker (Whenever an opponent's creature that has Dragon in its race attacks, you may tap this creature to stop the attack. Then the 2 creatures battle.)",
      'Blocker against Dragon creatures',
    ],
    ['After you cast this spell, put it into your mana zone instead of your graveyard.', 'Charger'],
    [
      'Wave striker (While 2 or more other creatures in the battle zone have "wave striker," this creature has its wave striker abilities.) : This creature gets +500 power. : When this creature would be destroyed, return it to your hand instead.',
      'Wave striker: "This gets +500 power." and "When this would be destroyed, return it to its owner\'s hand instead."',
    ],
    [
      'Wave striker (While 2 or more other creatures in the battle zone have "wave striker," this creature has its wave striker ability.) : This creature gets +500 power and has "Fire stealth (This creature can\'t be blocked while your opponent has any fire cards in his mana zone)."',
      'Wave striker: "This gets +500 power and has "While there are 1 or more fire cards in your opponent\'s mana zone, this cannot be blocked."."',
    ],
    ['Blocker (This creature is put into your mana zone tapped.)', 'Blocker'],
  ],
  'texts in brackets': [
    [
      'This creature gets +500 power for each card in your hand. (A creature that has power 0 or less is destroyed.)',
      'This gets +500 power for each card in your hand.',
    ],
    [
      'Choose one of your shields and put it into your hand. (You can use the "shield trigger" ability of that shield.)',
      'Return one of your shields to your hand.',
    ],
    [
      "Choose one of your shields and turn it face up. (It stays face up while it's in the shield zone.)",
      'Turn one of your shields face up.',
    ],
    [
      'One of your creatures in the battle zone gets "speed attacker" until the end of the turn. (It doesn\'t get summoning sickness.)',
      'Until the end of the turn, one of your creatures has "Speed attacker".',
    ],
    [
      "Whenever this creature attacks, return a creature to its owner's hand. (Return the creature to its owner's hand before your opponent can block with it.)",
      "When this attacks, return one of the creatures in the battle zone to its owner's hand.",
    ],
    [
      'Whenever a player casts a spell, this creature gets +500 power until the end of the turn. (Do what the spell says before this creature gets the extra power.)',
      'Whenever a player uses a spell, until the end of the turn, this gets +500 power.',
    ],
  ],
};

describe.each(Object.entries(SENTENCES))('the English wording of %s', (_, sentences) => {
  test.each(sentences)('reads %s', (official, engine) => {
    expect(printed(official)).toBe(engine);
  });
});

describe('a text of the English cards is refused where', () => {
  test.each([
    ['"he" may be you', 'Whenever a player casts a spell, he discards his hand.'],
    ['"he" is nobody', 'He discards his hand.'],
    ['"his" is nobody\'s', 'Each of his creatures gets +500 power.'],
    ['no race was chosen', "Creatures of that race can't be blocked this turn."],
    ['no creature was chosen', 'Destroy that creature.'],
    [
      '"that creature" is one of two',
      "Whenever one of your creatures is attacked, tap one of your opponent's creatures. That creature gets +500 power until the end of the turn.",
    ],
    [
      'the text in brackets contradicts it',
      'Choose one of your shields and put it into your hand. You can\'t use the "shield trigger" ability of that shield. (You can use the "shield trigger" ability of that shield.)',
    ],
    [
      'the text in brackets names other creatures',
      'Fire slayer (Whenever this creature battles a water creature, destroy the water creature after the battle.)',
    ],
    [
      'the text in brackets names another number',
      "Creatures that have power 2500 or more can't attack. (Creatures that have power less than 3500 and get extra power while attacking can still attack.)",
    ],
    [
      'the other is of another kind',
      "Choose a creature in the battle zone. Then, for each Test Beetle in each graveyard, you may choose another of your opponent's creatures in the battle zone. Tap all those creatures.",
    ],
    [
      'the text in brackets names another race',
      'Saver: Human (When one of your Ghosts would be destroyed, you may destroy this creature instead.)',
    ],
    ['it is misprinted', 'When you put this creature is put into the battle zone, draw a card.'],
    ['words are missing', 'At the end each of your turns, draw a card.'],
    [
      'a card is not known',
      'When this creature is destroyed, put a Nobody Beetle from your mana zone into the battle zone.',
    ],
  ])('%s', (_, text) => {
    expect(() => printed(text)).toThrow(ReadError);
  });
});
