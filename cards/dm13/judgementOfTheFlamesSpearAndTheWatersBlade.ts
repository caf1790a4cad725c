import {
  allCreatures,
  atMost,
  destroy,
  draw,
  may,
  named,
  spell,
  spellAbility,
  tally,
} from '../../effects/language/words.ts';

export const judgementOfTheFlamesSpearAndTheWatersBlade = spell({
  name: "Judgement of the Flame's Spear and the Water's Blade",
  civilizations: ['water', 'fire'],
  cost: 6,
  printings: ['DM-13 31/55'],
  abilities: [
    spellAbility(
      tally(destroy(allCreatures({ power: atMost(3000) })), 'destroyed'),
      may(draw(named('destroyed'))),
    ),
  ],
});
