import {
  choose,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
} from '../../effects/language/words.ts';

export const solarRay = spell({
  name: 'Solar Ray',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-01 19/110', 'DM-10 25/110'],
  abilities: [shieldTrigger, spellAbility(tap(choose(opponentsCreatures())))],
});
