import { creature } from '../../effects/language/words.ts';

export const rattaAndArmstrongSoulmate = creature({
  name: 'Ratta and Armstrong, Soulmate',
  civilizations: ['water', 'fire'],
  cost: 4,
  power: 4000,
  reconstructed:
    'Known only as an attacker that meets the requirements of two invasions. Civilizations, cost and power are assumed.',
});
