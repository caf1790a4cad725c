import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  both,
  cardsIn,
  choose,
  creature,
  crossedGets,
  crossGear,
  discard,
  doubleBreaker,
  draw,
  gains,
  gets,
  gravityZero,
  may,
  provided,
  self,
  speedAttacker,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const kurosufaia = creature({
  name: '弾丸超邪 クロスファイア',
  civilizations: ['fire'],
  races: ['Magic Outrage MAX'],
  cost: 7,
  power: 7000,
  abilities: [
    gravityZero(
      both(
        youHave(yourCreatures(), atLeast(4)),
        youHave(cardsIn('battleZone', 'you', { names: ['弾丸超邪 クロスファイア'] }), atMost(0)),
      ),
    ),
    speedAttacker,
    doubleBreaker,
    provided(
      youHave(yourMana({ civilizations: ['fire'] })),
      wheneverAttacks(self, gets(choose(yourCreatures({ other: true })), 'turn', gains(speedAttacker))),
    ),
  ],
  printings: ['DM23-EX1 011'],
});

const tesutaRossa = creature({
  name: '灼熱の演奏 テスタ・ロッサ',
  civilizations: ['fire'],
  races: ['Magic Outrage MAX'],
  cost: 3,
  power: 1000,
  abilities: [
    speedAttacker,
    whenPut(self, may(discard(choose(yourHand({ races: ['Magic', 'Outrage'] }))), draw(2))),
  ],
  printings: ['DM23-EX1 074'],
});

const idatenAkusera = crossGear({
  name: '炎刃 イダテン・アクセラー',
  civilizations: ['fire'],
  races: ['Samurai'],
  cost: 1,
  abilities: [crossedGets(gains(speedAttacker))],
  printings: ['DM23-EX1 079'],
});

export const fire: readonly CardDefinition[] = [kurosufaia, tesutaRossa, idatenAkusera];
