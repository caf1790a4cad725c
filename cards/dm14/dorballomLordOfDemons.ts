import {
  allCreatures,
  cardsIn,
  destroy,
  evolution,
  evolutionCreature,
  inOrder,
  putIntoGraveyard,
  self,
  tripleBreaker,
  whenPut,
} from '../../effects/language/words.ts';

export const dorballomLordOfDemons = evolutionCreature({
  name: 'Dorballom, Lord of Demons',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 10,
  power: 13000,
  printings: ['DM-14 S5/110'],
  abilities: [
    evolution({ races: ['Demon Command'] }),
    whenPut(
      self,
      inOrder(
        destroy(allCreatures({ not: { civilizations: ['darkness'] } })),
        putIntoGraveyard(cardsIn('manaZone', 'any', { not: { civilizations: ['darkness'] } })),
      ),
    ),
    tripleBreaker,
  ],
});
