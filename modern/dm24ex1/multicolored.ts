import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  blocker,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  exactly,
  gains,
  gets,
  guardStrike,
  has,
  inOrder,
  lookAt,
  may,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  poweredBreaker,
  put,
  revolutionChange,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  tap,
  that,
  the,
  times,
  topOfDeckTo,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { mayBeSummonedFrom } from '../common.ts';

const rabishiefu = creature({
  name: '料理長のラビシェフ',
  civilizations: ['light', 'nature'],
  races: ['Dream Mate'],
  cost: 5,
  power: 5500,
  abilities: [
    blocker,
    whenPut(self, may(draw(countOf(yourCreatures({ races: ['Dream Mate'] }))))),
    wheneverAttacks(any('you', { races: ['Dream Mate'] }), may(tap(choose(opponentsCreatures())))),
    each(yourCreatures({ other: true, races: ['Dream Mate'] }), gains(poweredBreaker), power(3000)),
  ],
  printings: ['DM24-EX1 011'],
});

const masharu = spell({
  name: '絶対華麗！マーシャル歌劇団',
  civilizations: ['light', 'water'],
  races: ['Splash Queen Gathering'],
  cost: 8,
  abilities: [
    shieldTrigger,
    spellAbility(
      may(draw(countOf(yourCreatures({ races: ['Splash Queen'] })))),
      may(put(choose(yourHand({ type: 'creature', races: ['Splash Queen'] })))),
    ),
  ],
  printings: ['DM24-EX1 026'],
});

const meariJieni = spell({
  name: 'メアリー・ジェニーのお茶会',
  civilizations: ['water', 'darkness'],
  races: ['Death Puppet Gathering'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(draw(3), discard(choose(yourHand(), 3))),
    spellAbility(
      put(choose(yourGraveyard({ type: 'element', cost: atMost(3), races: ['Death Puppet'] }), 3)),
    ),
  ],
  printings: ['DM24-EX1 029'],
});

const machiRupia = creature({
  name: '凰翔竜機マーチ・ルピア',
  civilizations: ['darkness', 'fire'],
  races: ['Armored Dragon', 'Fire Bird'],
  cost: 6,
  power: 6000,
  abilities: [
    revolutionChange({ cost: atLeast(3), races: ['Fire Bird'] }),
    speedAttacker,
    slayer,
    doubleBreaker,
    whenDestroyed(
      any('you', { races: ['Fire Bird'] }),
      may(
        put(
          choose(
            yourGraveyard({ type: 'creature', cost: atMost(plus(costOf(that), -1)), races: ['Fire Bird'] }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX1 031'],
});

const guranmezonDouMei = spell({
  name: 'グランメゾン・ドゥ・メイ様の日常',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Dream Mate Gathering'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        youHave(cardsIn('battleZone', 'you', { races: ['Dream Mate'] })),
        oneOf(
          tap(opponentsCreatures()),
          inOrder(
            topOfDeckTo('manaZone'),
            destroy(choose(opponentsCreatures({ cost: atMost(countOf(yourMana())) }))),
          ),
          inOrder(
            tap(opponentsCreatures()),
            topOfDeckTo('manaZone'),
            destroy(choose(opponentsCreatures({ cost: atMost(countOf(yourMana())) }))),
          ),
        ),
        oneOf(
          tap(opponentsCreatures()),
          inOrder(
            topOfDeckTo('manaZone'),
            destroy(choose(opponentsCreatures({ cost: atMost(countOf(yourMana())) }))),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX1 034'],
});

const kanpekiYouseiEruX = creature({
  name: '完璧妖精エールX',
  civilizations: ['fire', 'nature'],
  races: ['Snow Faerie'],
  cost: 5,
  power: 5000,
  abilities: [
    guardStrike,
    speedAttacker,
    whenPut(
      self,
      inOrder(
        destroy(choose(opponentsCreatures({ power: atMost(6000) }))),
        onlyIf(
          youHave(cardsIn('battleZone', 'you', { other: true, races: ['Snow Faerie'] })),
          may(destroy(choose(opponentsCreatures({ power: atMost(6000) })))),
        ),
      ),
    ),
  ],
  printings: ['DM24-EX1 049'],
});

const hanputeiRupia = creature({
  name: 'ハンプティ・ルピア',
  civilizations: ['light', 'darkness', 'fire'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 3500,
  abilities: [
    guardStrike,
    whenPut(
      self,
      inOrder(
        lookAt(opponentsHand()),
        discard(choose(opponentsHand())),
        destroy(choose(opponentsCreatures({ cost: exactly(costOf(the('chosen'))) }))),
      ),
    ),
  ],
  printings: ['DM24-EX1 050'],
});

const pizasutaAnteihamuto = creature({
  name: 'ピザスターのアンティハムト',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Dream Mate'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        draw(),
        may(put(choose(yourHand({ type: 'creature', cost: atMost(3) })))),
        gets(the('put'), 'turn', gains(speedAttacker), power(3000)),
      ),
    ),
  ],
  printings: ['DM24-EX1 051'],
});

const emerarudoKura = creature({
  name: 'エメラルド・クーラー',
  civilizations: ['light', 'water'],
  races: ['Splash Queen'],
  cost: 2,
  power: 1500,
  abilities: [whenPut(self, draw())],
  printings: ['DM24-EX1 086'],
});

const azurea = creature({
  name: '冥土人形アズレア・デビルモモ',
  civilizations: ['water', 'darkness'],
  races: ['Death Puppet'],
  cost: 4,
  power: 3000,
  abilities: [
    mayBeSummonedFrom('graveyard'),
    poweredBreaker,
    has(power(times(1000, countOf(cardsIn('graveyard', 'any'))))),
    wheneverAttacks(self, topOfDeckTo('graveyard', 2, 'opponent')),
  ],
  printings: ['DM24-EX1 027'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  azurea,
  rabishiefu,
  masharu,
  meariJieni,
  machiRupia,
  guranmezonDouMei,
  kanpekiYouseiEruX,
  hanputeiRupia,
  pizasutaAnteihamuto,
  emerarudoKura,
];
