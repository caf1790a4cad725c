import { cannotBeBlocked, creature, each, gains, yourCreatures } from '../../effects/language/words.ts';

export const spikestrikeIchthysQ = creature({
  name: 'Spikestrike Ichthys Q',
  civilizations: ['water'],
  races: ['Survivor', 'Fish'],
  cost: 6,
  power: 3000,
  printings: ['DM-05 23/55'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(cannotBeBlocked))],
});
