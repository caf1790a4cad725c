import {
  atMost,
  creature,
  gains,
  hasWhile,
  mayAttackUntapped,
  powerAttacker,
  shieldsAre,
} from '../../effects/language/words.ts';

export const cratersaur = creature({
  name: 'Cratersaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 3,
  power: 2000,
  printings: ['DM-07 38/55'],
  abilities: [hasWhile(shieldsAre('you', atMost(0)), mayAttackUntapped(), gains(powerAttacker(3000)))],
});
