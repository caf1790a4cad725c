import { blocker, creature } from '../../effects/language/words.ts';

export const darkRavenShadowOfGrief = creature({
  name: 'Dark Raven, Shadow of Grief',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 4,
  power: 1000,
  printings: ['DM-01 51/110', 'Promotional K3/Y1', 'Promotional M11/Y1'],
  abilities: [blocker],
});
