import { any, d2Field, topOfDeckTo, whenPut } from '../../effects/language/words.ts';

export const zundokoSunnyStageFloweryWayOfD = d2Field({
  name: 'Zundoko Sunny Stage, Flowery Way of D',
  civilizations: ['nature'],
  cost: 5,
  reconstructed: 'Its D switch is left out: no source says what it does, and no ruling needs it.',
  abilities: [whenPut(any('you'), topOfDeckTo('manaZone'))],
});
