import {
  choose,
  gets,
  opponentsCreatures,
  power,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const toxicVibe = spell({
  name: 'Toxic Vibe',
  civilizations: ['darkness'],
  cost: 1,
  printings: ['DM-14 93/110'],
  abilities: [
    shieldTrigger,
    spellAbility(gets(choose(opponentsCreatures({ tapped: true })), 'turn', power(-1000))),
  ],
});
