import {
  cannotBeBlocked,
  choose,
  creature,
  destroy,
  opponentsCreatures,
  silentSkill,
} from '../../effects/language/words.ts';

export const soderlightTheColdBlade = creature({
  name: 'Soderlight, the Cold Blade',
  civilizations: ['water', 'darkness'],
  races: ['Spirit Quartz'],
  cost: 4,
  power: 4000,
  printings: ['DM-10 101/110'],
  abilities: [cannotBeBlocked, silentSkill(destroy(choose(opponentsCreatures(), 1, 'opponent')))],
});
