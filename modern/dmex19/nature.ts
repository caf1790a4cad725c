import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  charger,
  creature,
  doubleBreaker,
  each,
  gains,
  inOrder,
  isLike,
  machFighter,
  onlyIf,
  put,
  putIntoMana,
  revealTop,
  spell,
  spellAbility,
  sympathy,
  the,
  wheneverAttacks,
  yourCreatures,
} from 'taiki/words';

const kuinObuNeicha = creature({
  name: 'クイーン・オブ・ネイチャー',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 8,
  power: 12000,
  abilities: [
    sympathy(yourCreatures({ civilizations: ['nature'] })),
    doubleBreaker,
    each(yourCreatures({ civilizations: ['nature'] }), gains(machFighter)),
    wheneverAttacks(
      any('you', { power: atLeast(12000) }),
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { type: 'creature', power: atLeast(12000) }),
          put(the('seen')),
          putIntoMana(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DMEX-19 013'],
});

const grChaja = spell({
  name: '超GR・チャージャー',
  civilizations: ['nature'],
  races: ['Jokers', 'Wonderforce'],
  cost: 3,
  abilities: [spellAbility({ do: 'gacharangeSummon', count: 1 }), charger],
  printings: ['DMEX-19 066'],
});

export const nature: readonly CardDefinition[] = [kuinObuNeicha, grChaja];
