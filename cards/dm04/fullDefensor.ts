import {
  blocker,
  gains,
  gets,
  shieldTrigger,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const fullDefensor = spell({
  name: 'Full Defensor',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-04 9/55'],
  abilities: [shieldTrigger, spellAbility(gets(yourCreatures(), 'yourNextTurn', gains(blocker)))],
});
