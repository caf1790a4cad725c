import {
  atMost,
  choose,
  crossed,
  crossGear,
  destroy,
  opponentsCreatures,
  tapAbility,
} from '../../effects/language/words.ts';

export const crimsonRifle = crossGear({
  name: 'Crimson Rifle',
  civilizations: ['fire'],
  cost: 1,
  printings: ['DM-14 64/110'],
  abilities: [tapAbility(destroy(choose(opponentsCreatures({ power: atMost(2000) }))), crossed)],
});
