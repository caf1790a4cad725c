import {
  gets,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const forcedFrenzy = spell({
  name: 'Forced Frenzy',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-10 68/110'],
  abilities: [
    shieldTrigger,
    spellAbility(gets(opponentsCreatures(), 'yourNextTurn', { kind: 'mustAttack' })),
  ],
});
