import { blocker, creature } from '../../effects/language/words.ts';

export const nightMasterShadowOfDecay = creature({
  name: 'Night Master, Shadow of Decay',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 6,
  power: 3000,
  printings: ['DM-01 59/110', 'Promotional A5/Y1'],
  abilities: [blocker],
});
