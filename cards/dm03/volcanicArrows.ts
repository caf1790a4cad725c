import {
  allCreatures,
  atMost,
  choose,
  destroy,
  putIntoGraveyard,
  shieldTrigger,
  spell,
  spellAbility,
  yourShields,
} from '../../effects/language/words.ts';

export const volcanicArrows = spell({
  name: 'Volcanic Arrows',
  civilizations: ['fire'],
  cost: 2,
  printings: ['DM-03 44/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      destroy(choose(allCreatures({ power: atMost(6000) }))),
      putIntoGraveyard(choose(yourShields())),
    ),
  ],
});
