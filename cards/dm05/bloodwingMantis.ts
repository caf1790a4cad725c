import {
  choose,
  creature,
  doubleBreaker,
  returnToHand,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const bloodwingMantis = creature({
  name: 'Bloodwing Mantis',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 6000,
  printings: ['DM-05 48/55'],
  abilities: [wheneverAttacks(self, returnToHand(choose(yourMana({ type: 'creature' }), 2))), doubleBreaker],
});
