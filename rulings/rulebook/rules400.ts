/** 400 to 499: zones. */
export const rules400: Readonly<Record<string, string>> = {
  '400': 'Zones.',
  '400.1': 'There are nine zones. Each player has their own, except for the battle zone, which both share.',
  '400.2': 'Public and private zones.',
  '400.2a':
    'The battle zone, the mana zone, the graveyard, the hyperspatial zone and the abyss zone are public: everybody may see their face-up cards.',
  '400.2b':
    'The deck, the hand, the shield zone and the super GR zone are private, and stay private even while all of their cards are shown.',
  '400.2c': 'A card chosen in a private zone stays hidden, but it is plain which one was chosen.',
  '400.2d': 'A player who fails to find a card in a private zone does not have to prove it.',
  '400.2e': 'A card put into a private zone stays hidden unless stated otherwise.',
  '400.2f':
    'A card that goes from a private zone to a public zone is seen on arrival. If a replacement effect depends on the card, both players look at it before the move.',
  '400.3': 'A card cannot be in a zone that its type is not made for.',
  '400.4':
    'The cards of a deck and of a shield zone must not be rearranged; those of other zones may be, as long as everybody can see what is tapped and what lies on what.',
  '400.5': 'A card that changes zones becomes a new object; nothing that applied to it before still applies.',
  '400.5a': 'A card that goes from a public zone to a private zone can no longer be seen.',
  '400.5b': 'A tapped mana card that is put into the battle zone arrives untapped.',
  '400.6': 'An effect on a zone works on all cards in it, not on the zone itself.',
  '400.7': 'Cards that go to a zone other than the battle zone together move at the same time.',
  '400.8':
    'If what an effect is about goes to a zone that it does not name, the effect does nothing more to it.',

  '401': 'The deck.',
  '401.1': 'A deck becomes the deck of the duel as it begins.',
  '401.2': 'It is one pile, face down; no player looks at it or changes its order.',
  '401.2a': 'Its order stays even while it is searched, until it is shuffled.',
  '401.3': 'Both players may count the cards of a deck.',
  '401.4':
    'If several cards are put on the top or bottom of a deck together, their owner chooses their order in secret.',
  '401.5': 'A top card that was revealed lies face down again once the effect is finished.',
  '401.6':
    'A card that is put to a place counted from the top of a deck with fewer cards goes to the bottom.',
  '401.7': 'Cards that are added to a deck as a whole are put neither on its top nor on its bottom.',

  '402': 'The hand.',
  '402.1': 'The hand holds the cards that a player has drawn. Each player begins with five.',
  '402.2': 'There is no maximum hand size.',
  '402.3': 'A player may arrange and look at their own hand; both players may count its cards.',

  '403': 'The battle zone.',
  '403.1':
    'Creatures and most other cards are in the battle zone; mana, shields, castles and spells are not. An effect on elements means those of the battle zone unless it names another zone.',
  '403.2': 'It is plain which creature is which, and what a cross gear or weapon belongs to.',
  '403.3': 'The cards in the battle zone may be arranged in any order.',
  '403.4': 'The cards under a card keep their order.',
  '403.4a': 'A card that is put under a card goes to the bottom; of several, their player picks the order.',

  '404': 'The graveyard.',
  '404.1': 'Discarded and destroyed cards and spells that are finished go to the graveyard.',
  '404.2': 'Players may look at graveyards at any time.',
  '404.3': 'The cards in a graveyard may be arranged in any order.',

  '405': 'The mana zone.',
  '405.1':
    'Cards that give mana lie in the mana zone. A card with more than one civilization is put there tapped.',
  '405.2': 'Players may look at mana zones at any time.',
  '405.3': 'The cards in a mana zone may be arranged in any order.',
  '405.4': 'A face-down mana card has cost zero, no civilization, the mana number one and nothing else.',
  '405.5': 'Only their player may look at face-down mana cards.',

  '406': 'The shield zone.',
  '406.1': 'Each player begins with five shields. Castles lie in the shield zone, too.',
  '406.2': 'Each shield is one pile, face down, that nobody looks at.',
  '406.3': 'The cards in a shield zone must not be rearranged.',

  '407': 'The hyperspatial zone.',
  '407.1': 'Psychic cards and draghearts lie there; a player begins with eight at most.',
  '407.2': 'Players may look at hyperspatial zones at any time.',
  '407.3': 'The cards there may be arranged in any order.',

  '408': 'The super GR zone.',
  '408.1': 'Gacharange creatures lie there; a player begins with twelve.',
  '408.2': 'It is one pile, face down, that nobody looks at.',
  '408.3': 'Its cards must not be rearranged.',

  '409':
    'The pending state: a card is about to be used or put, but has not arrived yet. Before version 1.32 this was called the anywhere zone.',
  '409.1':
    'A card becomes pending as it is used, or as an effect is about to put it, until it really moves; it has not left its zone.',
  '409.1a':
    'This holds for creatures and everything else that enters the battle zone, used or put by an effect.',
  '409.1b':
    'A spell stays pending until its text has been followed to the end; then it goes to the graveyard.',
  '409.1c':
    'A pending card belongs to its zone but is not counted there, and is not among the cards that can be chosen or discarded.',
  '409.1d': 'Once a card is pending no more, it has lost the effects that it had gained before.',
  '409.1e': 'Cards used by one effect all become pending first; then each is used to its end, one at a time.',
  '409.1f':
    'Cards put by one effect all become pending first, then enter one at a time; several seals are put at the same time.',
  '409.2': 'A card that does not move after all is pending no more, and lies as it did before.',
  '409.2a':
    'A card that would go to the zone in which it lies has not been put there: nothing triggers, and it stays tapped or untapped.',
  '409.2b':
    'Even so, what replaces that a spell is put into the graveyard applies to one that was cast from there.',

  '410': 'The abyss zone.',
  '410.1': 'Cards that are sent to the abyss are there.',
  '410.2': 'Players may look at abyss zones at any time.',
  '410.3': 'The cards there may be arranged in any order.',
  '410.4': 'They stay there for the rest of the duel, even those that have another zone of their own.',
};
