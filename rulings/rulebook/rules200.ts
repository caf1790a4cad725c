/** 200 to 299: what is printed on a card. */
export const rules200: Readonly<Record<string, string>> = {
  '200': 'What is printed on a card.',
  '200.1': 'Some of what is printed on a card matters in the game, some does not.',
  '200.2': 'The characteristics are civilizations, cost, name, races, card type and power.',
  '200.3': 'Characteristics can be ignored.',
  '200.3a':
    'The characteristics of a card below another are ignored, except by effects that speak of a card.',
  '200.3b': 'A seal is, as a card, one of cost zero without other characteristics.',
  '200.3c': 'A card with two faces has, as a card, those of the face that is up.',

  '201': 'The cost of a card.',
  '201.1': 'The cost is a characteristic.',
  '201.1a': 'It says how much mana pays for the use of the card.',
  '201.1b':
    'Psychic cards and draghearts have a cost, but are not used from the hyperspatial zone by paying it.',
  '201.2': 'What refers to the cost of a card reads its number.',
  '201.2a': 'Reductions change what a player pays, not the cost of the card itself.',
  '201.2b': 'A card with two costs, such as a twinpact, has the one that the player of the effect refers to.',
  '201.2c': 'In a gachinko judge, the player who shows a card with two costs picks one.',

  '202': 'The name of a card.',
  '202.1': 'The name is a characteristic.',
  '202.2': 'A player who names a card names one that exists.',
  '202.3': 'An effect on part of a name means all names that contain it.',
  '202.3a': 'The reading aids beside a name count: names are the same only if these are, too.',
  '202.4': 'Effects can give a card a further name; it then has both.',
  '202.5': 'A linked god has the names of all its cards.',
  '202.6': 'A card printed with another name has only the name of the card that it is an edition of.',
  '202.6a': 'The other name cannot be named.',

  '203': 'Races.',
  '203.1': 'The races are a characteristic.',
  '203.2': 'An effect that names a race, or a part of one, means all races that contain it.',
  '203.3': 'Effects can add races.',
  '203.4': 'A player who chooses a race chooses a whole one that exists, not a part.',

  '204': 'The type of a card.',
  '204.1': 'The card type is a characteristic.',
  '204.2': 'There are eighteen card types, from creature and spell to duelist.',
  '204.3': 'A card can have a special type before its card type, such as evolution.',
  '204.3a':
    'Creatures can be evolution, psychic, exile, dragheart, forbidden, NEO, GR or star evolution creatures, for example.',
  '204.3b': 'Beats can be forbidden.',
  '204.3c': 'Fields can be D2 fields or final forbidden fields, for example.',

  '205': 'The text box.',
  '205.1': 'The text box holds the abilities.',
  '205.1a': 'What asks for a text does not read the keywords before it.',
  '205.2': 'Text in it can be without meaning for the game.',
  '205.2a': 'A reminder in brackets sums up rules and is no ability.',
  '205.2b': 'Flavor text means nothing.',
  '205.3': 'Nor do the symbols behind the text.',

  '206': 'The power of a creature.',
  '206.1': 'Power is a characteristic that effects can change or set.',
  '206.2': 'A "+" or "-" after the power tells that abilities of the creature change it.',
  '206.2a': 'Outside the battle zone such a creature has its power without that.',
  '206.3': 'A power that an effect fixes is not changed by anything else.',
  '206.4': 'Power is doubled after all additions and subtractions.',

  '207': 'The mana symbol.',
  '207.1': 'The mana symbol shows the civilizations of a card and the mana that it gives.',
  '207.2': 'Effects can change that number.',
  '207.3': 'That of a colorless card shows no civilization.',

  '208': 'Other information.',
  '208.1': 'Other information on a card does not matter in the game.',
  '208.1a': 'This holds for pictures, rarity, set, frame and icons, unless an effect asks for one.',
};
