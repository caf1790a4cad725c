import type { CardDefinition } from 'taiki';
import {
  another,
  atLeast,
  atMost,
  attackChance,
  blocker,
  cannotAttackPlayers,
  charger,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  exLife,
  gains,
  gets,
  guardStrike,
  hasWhile,
  inOrder,
  isLike,
  may,
  onlyIf,
  opponentsCreatures,
  put,
  sasageru,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tap,
  the,
  untap,
  useFree,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const jasuteisuFosu = spell({
  name: 'ジャスティス・フォース',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(may(put(choose(yourHand({ type: 'creature', cost: atMost(4) }))))),
    spellAbility(gets(yourCreatures(), 'yourNextTurn', gains(blocker))),
  ],
  printings: ['DMRP-18 B10'],
});

const giramirionKukaiStar = starEvolutionCreature({
  name: 'ギラミリオン ＜クーカイ.Star＞',
  civilizations: ['light'],
  races: ['Metallica', 'Mecha Thunder', 'Rex Stars'],
  cost: 4,
  power: 4000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    wheneverAttacks(self, may(tap(choose(yourCreatures())), untap(self))),
    hasWhile(isLike(self, { tapped: false }), { kind: 'winsBattles' }),
  ],
  printings: ['DMRP-18 001'],
});

const feiuonMorittsuStar = starEvolutionCreature({
  name: 'フェイウォン ＜モーリッツ.Star＞',
  civilizations: ['light'],
  races: ['Metallica', 'Soltrooper', 'Rex Stars'],
  cost: 4,
  power: 7000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    doubleBreaker,
    whenPut(another('you', { cost: atMost(4) }), tap(choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-18 012'],
});

const deyuarusutakku = spell({
  name: '混成秘伝デュアルスタック',
  civilizations: ['light'],
  cost: 6,
  abilities: [
    guardStrike,
    attackChance({ civilizations: ['light'], races: ['Dispector'] }),
    spellAbility(
      tap(chooseUpTo(opponentsCreatures(), 3)),
      gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
    ),
  ],
  printings: ['DMRP-18 013'],
});

const chakurazado = creature({
  name: '凍電混成 チャクラザード',
  civilizations: ['light'],
  races: ['Dispector', 'Apollonia Dragon', 'Cyber Command'],
  cost: 7,
  power: 6500,
  abilities: [exLife, blocker, doubleBreaker],
  printings: ['DMRP-18 030'],
});

const fiku2 = creature({
  name: '霊騎 フィーク-2',
  civilizations: ['light'],
  races: ['Arc Seraphim', 'Distas'],
  cost: 4,
  power: 4000,
  abilities: [whenPut(self, may(useFree(choose(yourHand({ type: 'spell', cost: atMost(4) }))))), sasageru(2)],
  printings: ['DMRP-18 031'],
});

const zaSutoronguSanda = spell({
  name: 'ザ・ストロング・サンダー',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(tap(chooseUpTo(opponentsCreatures(), 2))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-18 033'],
});

const kurutoStar = starEvolutionCreature({
  name: '真古 ＜クルト.Star＞',
  civilizations: ['light'],
  races: ['Metallica', 'Light Bringer', 'Rex Stars'],
  cost: 1,
  power: 3500,
  abilities: [starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] })],
  printings: ['DMRP-18 058'],
});

const yorokoVip = creature({
  name: 'よろこVIP',
  civilizations: ['light'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  power: 4500,
  abilities: [blocker, cannotAttackPlayers],
  printings: ['DMRP-18 060'],
});

const happi = creature({
  name: 'ハッピーたん',
  civilizations: ['light'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  power: 2000,
  abilities: [whenPut(self, draw())],
  printings: ['DMRP-18 061'],
});

const mashi = creature({
  name: 'いさマーシー',
  civilizations: ['light'],
  races: ['Jokers', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [shieldTrigger, blocker, cannotAttackPlayers],
  printings: ['DMRP-18 062'],
});

const sorarei1 = creature({
  name: '輝晶 ソラレイ-1',
  civilizations: ['light'],
  races: ['Metallica', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [
    whenDestroyed(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
    sasageru(1),
  ],
  printings: ['DMRP-18 063'],
});

const sutoppuReChaja = spell({
  name: 'ストップ・Re:チャージャー',
  civilizations: ['light'],
  cost: 4,
  abilities: [
    guardStrike,
    spellAbility(
      tap(choose(opponentsCreatures())),
      gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
    ),
    charger,
  ],
  printings: ['DMRP-18 064'],
});

export const light: readonly CardDefinition[] = [
  jasuteisuFosu,
  giramirionKukaiStar,
  feiuonMorittsuStar,
  deyuarusutakku,
  chakurazado,
  fiku2,
  zaSutoronguSanda,
  kurutoStar,
  yorokoVip,
  happi,
  mashi,
  sorarei1,
  sutoppuReChaja,
];
