import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  anyOf,
  atLeast,
  blocker,
  both,
  breakShields,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  crystalArms,
  crystalCharger,
  crystalSoul,
  doubleBreaker,
  draw,
  escapeAbility,
  gains,
  gets,
  happened,
  has,
  hasWhile,
  inOrder,
  isLike,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  plus,
  power,
  provided,
  put,
  putOnDeckBottom,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  that,
  the,
  topOfDeckTo,
  turnFace,
  twinpact,
  when,
  whenPut,
  yourHand,
  yourMana,
} from 'taiki/words';

const papironia = creature({
  name: '偽りの名 パピロニア',
  civilizations: ['light'],
  races: ['Apollonia Dragon', 'Unknown'],
  cost: 6,
  power: 8500,
  abilities: [
    blocker,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'startOfTurn', of: 'you' }),
      may(turnFace(choose(yourMana()), 'faceDown')),
    ),
    has(cannot({ do: 'beDestroyedByBattle' })),
    provided(
      crystalArms(4),
      when(
        { event: 'tapped', what: itself },
        inOrder(breakShields(2, 'you'), addToShields(chooseUpTo(yourHand(), 2))),
      ),
    ),
  ],
  printings: ['DM23-EX3 003'],
});

const karumaKotton = twinpact(
  '神判のカルマ コットン / ジャッジ・水晶チャージャー',
  creature({
    name: '神判のカルマ コットン',
    civilizations: ['light'],
    races: ['Oracle Celes', 'Human'],
    cost: 2,
    power: 2000,
    abilities: [whenPut(any('opponent'), gets(that, 'turn', cannot({ do: 'attack' })))],
    printings: ['DM23-EX3 012'],
  }),
  spell({
    name: 'ジャッジ・水晶チャージャー',
    civilizations: ['light'],
    cost: 3,
    abilities: [
      spellAbility(
        putOnDeckBottom(
          choose(
            cardsIn('battleZone', 'opponent', {
              type: 'element',
              cost: atLeast(plus(countOf(opponentsMana()), 1)),
            }),
          ),
        ),
      ),
      crystalCharger,
    ],
  }),
);

const dorushi = creature({
  name: '偽りの名 ドルーシ',
  civilizations: ['light'],
  races: ['Mecha Del Sol', 'Unknown'],
  cost: 7,
  power: 4000,
  abilities: [
    shieldTrigger,
    crystalSoul(2),
    whenPut(self, inOrder(draw(), addToShields(choose(yourHand())))),
  ],
  printings: ['DM23-EX3 031'],
});

const arekisandoraito = creature({
  name: '驚異的終斗 アレキサンドライト',
  civilizations: ['light'],
  races: ['Oracle Celes', 'Angel Command'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(self, inOrder(topOfDeckTo('shieldZone'), draw())),
    provided(
      happened({ event: 'moved', what: { of: 'you' }, to: 'shieldZone' }),
      when({ event: 'endOfTurn', of: 'any' }, may(turnFace(choose(yourMana()), 'faceDown'))),
    ),
  ],
  printings: ['DM23-EX3 032'],
});

const satoriBajiru = creature({
  name: '聖邪のサトリ バジル',
  civilizations: ['light'],
  races: ['Oracle Celes', 'Human'],
  cost: 3,
  power: 2500,
  abilities: [
    blocker,
    whenPut({ of: 'you', filter: { other: true, races: ['Oracle', 'Unknown', 'Zenith'] } }, may(draw())),
    hasWhile(crystalArms(2), gains(escapeAbility)),
  ],
  printings: ['DM23-EX3 033'],
});

const rapusodi = creature({
  name: '終斗の親衛隊ラプソディ',
  civilizations: ['light'],
  races: ['Oracle Celes', 'Initiate'],
  cost: 3,
  power: 3000,
  abilities: [blocker, hasWhile(both(crystalArms(2), isLike(self, { blocking: true })), power(9000))],
  printings: ['DM23-EX3 054'],
});

const shidanRasha = creature({
  name: '転々のシダン ラシャ',
  civilizations: ['light'],
  races: ['Oracle Celes'],
  cost: 2,
  power: 3000,
  abilities: [
    blocker,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
        may(turnFace(choose(yourMana()), 'faceDown')),
      ),
    ),
  ],
  printings: ['DM23-EX3 055'],
});

const suishouNoChikaraNiEraba = spell({
  name: '「水晶の力に選ばれし者、それが私だ！」',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    spellAbility(topOfDeckTo('shieldZone')),
    spellAbility(draw()),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM23-EX3 057'],
});

const lionelGate = spell({
  name: 'ライオネル・ゲート',
  civilizations: ['light'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(
      tap(opponentsCreatures()),
      onlyIf(
        crystalArms(4),
        may(
          put(
            choose(
              yourHand({
                type: 'creature',
                keyword: 'blocker',
                anyOf: [
                  { civilizations: ['light'] },
                  { not: { civilizations: ['light', 'water', 'darkness', 'fire', 'nature'] } },
                ],
              }),
            ),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM23-EX3 013'],
});

export const light: readonly CardDefinition[] = [
  lionelGate,
  papironia,
  karumaKotton,
  dorushi,
  arekisandoraito,
  satoriBajiru,
  rapusodi,
  shidanRasha,
  suishouNoChikaraNiEraba,
];
