import {
  atMost,
  choose,
  destroy,
  opponentsCreatures,
  putIntoGraveyard,
  spell,
  spellAbility,
  yourShields,
} from '../../effects/language/words.ts';

export const searingWave = spell({
  name: 'Searing Wave',
  civilizations: ['fire'],
  cost: 5,
  printings: ['DM-03 41/55'],
  abilities: [
    spellAbility(
      destroy(opponentsCreatures({ power: atMost(3000) })),
      putIntoGraveyard(choose(yourShields())),
    ),
  ],
});
