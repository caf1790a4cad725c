import {
  creature,
  inOrder,
  lookAtTop,
  named,
  nameNumber,
  putOnDeck,
  self,
  the,
  whenPut,
} from '../../effects/language/words.ts';

export const aquaStrummer = creature({
  name: 'Aqua Strummer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 2000,
  printings: ['DM-10 28/110'],
  abilities: [
    whenPut(
      self,
      inOrder(nameNumber('count', 5), lookAtTop(named('count'), 'seen'), putOnDeck(the('seen'), 'top')),
    ),
  ],
});
