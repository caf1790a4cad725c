import {
  allCreatures,
  creature,
  each,
  may,
  power,
  returnToHand,
  self,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const kingAquakamui = creature({
  name: 'King Aquakamui',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 7,
  power: 5000,
  printings: ['DM-04 S2/55'],
  abilities: [
    whenPut(
      self,
      may(returnToHand(yourGraveyard({ type: 'creature', races: ['Angel Command', 'Demon Command'] }))),
    ),
    each(allCreatures({ races: ['Angel Command', 'Demon Command'] }), power(2000)),
  ],
});
