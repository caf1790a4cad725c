import { allCreatures, spell, spellAbility, tap } from '../../effects/language/words.ts';

export const screamingSunburst = spell({
  name: 'Screaming Sunburst',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-04 17/55'],
  abilities: [spellAbility(tap(allCreatures({ not: { civilizations: ['light'] } })))],
});
