import {
  blocker,
  cannotAttack,
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

export const pulpyGoobie = creature({
  name: 'Pulpy Goobie',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 3,
  power: 3000,
  printings: ['DM-13 39/55'],
  abilities: [
    blocker,
    whenPut(
      self,
      inOrder(nameNumber('count', 5), lookAtTop(named('count'), 'seen'), putOnDeck(the('seen'), 'top')),
    ),
    cannotAttack,
  ],
});
