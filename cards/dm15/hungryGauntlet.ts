import {
  allCreatures,
  atMost,
  crossed,
  crossGear,
  destroy,
  powerOfRef,
  tapAbility,
} from '../../effects/language/words.ts';

export const hungryGauntlet = crossGear({
  name: 'Hungry Gauntlet',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-15 14/55'],
  abilities: [tapAbility(destroy(allCreatures({ power: atMost(powerOfRef(crossed)) })), crossed)],
});
