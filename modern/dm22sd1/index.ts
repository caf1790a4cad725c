import type { CardDefinition } from 'taiki';
import {
  abyssRush,
  any,
  atMost,
  choose,
  civilCount,
  costOf,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gets,
  given,
  happened,
  inOrder,
  may,
  opponentsCreatures,
  plus,
  power,
  provided,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const kappuGyarappu = creature({
  name: 'カップ=ギャラップ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 7000,
  abilities: [
    ...abyssRush,
    doubleBreaker,
    provided(civilCount('darkness', 3), wheneverAttacks(self, destroy(choose(opponentsCreatures())))),
  ],
  printings: ['DM22-SD1 002'],
});

const naifuAraifu = creature({
  name: 'ナイフ＝アライフ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 3000,
  abilities: [
    whenPut(self, gets(opponentsCreatures(), 'turn', power(-2000))),
    given(
      happened({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, atMost(1)),
      whenDestroyed(any('any'), may(draw())),
    ),
  ],
  printings: ['DM22-SD1 007'],
});

const teburuZazamu = creature({
  name: 'テブル=ザザーム',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 6,
  power: 6000,
  abilities: [
    ...abyssRush,
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 3, of: ['darkness'] },
      effect: discard(choose(yourHand())),
    },
    doubleBreaker,
  ],
  printings: ['DM22-SD1 003'],
});

const hanmaDanma = creature({
  name: 'ハンマ＝ダンマ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 4,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      may(
        inOrder(
          topOfDeckTo('graveyard', 3),
          destroy(choose(opponentsCreatures({ cost: atMost(plus(countOf(yourGraveyard()), -1)) }))),
        ),
      ),
    ),
  ],
  printings: ['DM22-SD1 004'],
});

const supaDemonHando = spell({
  name: 'スーパー・デーモン・ハンド',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(opponentsCreatures())), topOfDeckTo('graveyard', costOf(the('chosen')))),
  ],
  printings: ['DM22-SD1 006'],
});

/** The cards of DM22-SD1. */
export const dm22sd1: readonly CardDefinition[] = [
  kappuGyarappu,
  naifuAraifu,
  teburuZazamu,
  hanmaDanma,
  supaDemonHando,
];
