import { another, creature, draw, may, whenDestroyed } from '../../effects/language/words.ts';

export const mongrelMan = creature({
  name: 'Mongrel Man',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 5,
  power: 2000,
  printings: ['DM-04 33/55', 'Promotional 26a/46', 'Promotional M12/Y1'],
  abilities: [whenDestroyed(another('any'), may(draw()))],
});
