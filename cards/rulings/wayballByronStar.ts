import {
  atMost,
  draw,
  evolution,
  evolutionCreature,
  inOrder,
  onlyIf,
  self,
  wheneverAttacks,
  youHave,
  yourHand,
} from '../../effects/language/words.ts';

export const wayballByronStar = evolutionCreature({
  name: 'Wayball (Byron Star)',
  civilizations: ['water'],
  cost: 5,
  power: 7000,
  abilities: [
    evolution({ civilizations: ['water'] }),
    wheneverAttacks(self, inOrder(draw(2), onlyIf(youHave(yourHand(), atMost(6)), { do: 'endAttack' }))),
  ],
  reconstructed:
    'Only its attack trigger is known. Civilization, cost, power and evolution base are assumed; what a star evolution does when it leaves is left out.',
});
