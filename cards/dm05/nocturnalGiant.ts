import {
  cannotAttackCreatures,
  creature,
  powerAttacker,
  tripleBreaker,
} from '../../effects/language/words.ts';

export const nocturnalGiant = creature({
  name: 'Nocturnal Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 7,
  power: 7000,
  printings: ['DM-05 53/55', 'Promotional L15/20 Y1'],
  abilities: [cannotAttackCreatures, powerAttacker(7000), tripleBreaker],
});
