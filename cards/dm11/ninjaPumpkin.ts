import {
  atMost,
  cannotBeBlockedBy,
  creature,
  has,
  power,
  waveStriker,
} from '../../effects/language/words.ts';

export const ninjaPumpkin = creature({
  name: 'Ninja Pumpkin',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 3,
  power: 2000,
  printings: ['DM-11 45/55'],
  abilities: [waveStriker(has(power(4000)), cannotBeBlockedBy({ power: atMost(5000) }))],
});
