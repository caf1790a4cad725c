import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  atRandom,
  barabariety,
  callnionOfSpell,
  cannotAttack,
  choose,
  chooseUpTo,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  from,
  gets,
  guardStrike,
  hyperEnergy,
  itself,
  may,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  other,
  power,
  provided,
  put,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourGraveyard,
} from 'taiki/words';

const dorugoBarou = creature({
  name: '魔誕神官ドルゴ・バーロウ',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 9,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(opponentsCreatures(), 1, 'opponent'))),
    provided(
      barabariety(3),
      whenPut(self, put(choose(yourGraveyard({ type: 'creature', cost: atMost(8) })))),
    ),
  ],
  printings: ['DM24-RP4 017'],
});

const jamaHen = spell({
  name: '邪魔変',
  civilizations: ['darkness'],
  cost: 8,
  abilities: [callnionOfSpell, spellAbility(destroy(choose(opponentsCreatures(), 3, 'opponent')))],
  printings: ['DM24-RP4 018'],
});

const yomino10 = creature({
  name: '「特攻」の鬼 ヨミノ晴明-1.0',
  civilizations: ['darkness'],
  races: ['Demonio'],
  cost: 6,
  power: 3000,
  abilities: [hyperEnergy, slayer, whenPut(self, discard(atRandom(opponentsHand())))],
  printings: ['DM24-RP4 036'],
});

const furaiyaposutaEriza = creature({
  name: 'フライヤポスタ＝エリザ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [
    guardStrike,
    provided(barabariety(3), wheneverAttacks(self, destroy(choose(opponentsCreatures(), 1, 'opponent')))),
  ],
  printings: ['DM24-RP4 037'],
});

const boppuGyarappu = creature({
  name: '暴淵 ボップ＝ギャラップ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 8,
  power: 6000,
  abilities: [hyperEnergy, doubleBreaker, whenPut(self, destroy(choose(opponentsCreatures())))],
  printings: ['DM24-RP4 062'],
});

const kanteRantan = creature({
  name: 'カンテ＝ランタン',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [when({ event: 'battles', what: itself }, gets(other, 'battle', power(-3000)))],
  printings: ['DM24-RP4 065'],
});

const fumendaMajienda = creature({
  name: 'フメンダ＝マジェンダ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 1,
  power: 1000,
  abilities: [
    cannotAttack,
    whenDestroyed(self, delayed(when({ event: 'endOfTurn', of: 'any' }, put(self)), 'turn')),
  ],
  printings: ['DM24-RP4 066'],
});

const maTanNoZenchou = spell({
  name: '魔誕の前兆',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        put(
          withTotal(chooseUpTo(yourGraveyard({ type: 'element', races: ['Demon Command'] }), 2), 'cost', 7),
        ),
        gets(choose(opponentsCreatures()), 'turn', power(-12000)),
      ),
    ),
  ],
  printings: ['DM24-RP4 003'],
});

const koonikirei = creature({
  name: 'コオニ鬼麗',
  civilizations: ['darkness'],
  races: ['Demonio'],
  cost: 4,
  power: 4000,
  abilities: [
    from(['graveyard'], whenPut(any('you', { type: 'creature', cost: atLeast(6) }), may(put(self)))),
  ],
  printings: ['DM24-RP4 063'],
});

export const darkness: readonly CardDefinition[] = [
  koonikirei,
  dorugoBarou,
  jamaHen,
  yomino10,
  furaiyaposutaEriza,
  boppuGyarappu,
  kanteRantan,
  fumendaMajienda,
  maTanNoZenchou,
];
