import {
  choose,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const pangaeasWill = spell({
  name: "Pangaea's Will",
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-06 107/110'],
  abilities: [
    shieldTrigger,
    spellAbility({
      do: 'move',
      what: choose(opponentsCreatures({ evolution: true })),
      to: 'manaZone',
      topOnly: true,
    }),
  ],
});
