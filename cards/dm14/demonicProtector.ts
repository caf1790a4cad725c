import { crossed, crossGear, draw, may, whenDestroyed } from '../../effects/language/words.ts';

export const demonicProtector = crossGear({
  name: 'Demonic Protector',
  civilizations: ['darkness'],
  cost: 1,
  printings: ['DM-14 28/110'],
  abilities: [whenDestroyed(crossed, may(draw()))],
});
