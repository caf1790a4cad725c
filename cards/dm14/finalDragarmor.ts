import {
  alsoOfRaces,
  breaksMore,
  crossedGets,
  crossGear,
  gains,
  powerAttacker,
} from '../../effects/language/words.ts';

export const finalDragarmor = crossGear({
  name: 'Final Dragarmor',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-14 S8/110'],
  abilities: [crossedGets(gains(powerAttacker(5000)), breaksMore(), alsoOfRaces('Armored Dragon'))],
});
