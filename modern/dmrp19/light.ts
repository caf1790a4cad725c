import type { CardDefinition } from 'taiki';
import {
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  doubleBreaker,
  draw,
  eachWhile,
  exLife,
  gains,
  gets,
  guardStrike,
  happened,
  hasWhile,
  inOrder,
  invasion,
  isLike,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsShields,
  optionalReduction,
  put,
  putOnDeckBottom,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  sympathy,
  tap,
  that,
  the,
  untap,
  when,
  whenPut,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { tooExpensive } from '../common.ts';

const senMekuHoshiSenZetsu = creature({
  name: '閃メク星戦 絶十',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 4,
  power: 3500,
  abilities: [
    shieldTrigger,
    whenPut(self, tap(choose(opponentsCreatures(), countOf(yourCreatures())))),
    shinkaPower(
      inOrder(
        draw(),
        onlyIf(
          { kind: 'compare', a: countOf(yourShields()), is: 'more', b: countOf(opponentsShields()) },
          draw(),
        ),
      ),
    ),
  ],
  printings: ['DMRP-19 001'],
});

const majiesuteikkuStar = starEvolutionCreature({
  name: '初不 <マジェスティック.Star>',
  civilizations: ['light'],
  races: ['Metallica', 'Cyber Lord', 'Rex Stars'],
  cost: 5,
  power: 6500,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['light'], races: ['Rex Stars'] }),
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DMRP-19 012'],
});

const heisan = creature({
  name: '青守銀 ヘイサン',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 5,
  power: 3500,
  abilities: [
    shieldTrigger,
    blocker,
    hasWhile(isLike(self, { fresh: true }), cannot({ do: 'move', from: 'battleZone' })),
  ],
  printings: ['DMRP-19 013'],
});

const gausuruvisu = creature({
  name: '炎勢混成 ガウスルヴィス',
  civilizations: ['light'],
  races: ['Dispector', 'Angel Command', 'Tyranno Drake'],
  cost: 7,
  power: 8000,
  abilities: [
    exLife,
    doubleBreaker,
    when({ event: 'startOfTurn', of: 'opponent' }, tap(choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-19 030'],
});

const banainRaBeiruStar = starEvolutionCreature({
  name: 'バーナイン <ラ・ベイル.Star>',
  civilizations: ['light'],
  races: ['Metallica', 'Mecha Thunder', 'Rex Stars'],
  cost: 2,
  power: 4000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['light'] }] }),
    atEndOfYourTurn(untap(self)),
  ],
  printings: ['DMRP-19 058'],
});

const roran2 = creature({
  name: '黙示 ローラン-2',
  civilizations: ['light'],
  races: ['Light Bringer', 'Distas'],
  cost: 5,
  power: 5000,
  abilities: [sympathy(yourCreatures()), sasageru(2)],
  printings: ['DMRP-19 059'],
});

const rakkida = creature({
  name: '幸運の伝道師ラッキーダ',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 4,
  power: 5000,
  abilities: [shieldTrigger],
  printings: ['DMRP-19 060'],
});

const ikaga = creature({
  name: '奇石 イカガ',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [whenPut(self, may(put(choose(yourHand({ type: 'creature', cost: atMost(2) })))))],
  printings: ['DMRP-19 061'],
});

const reAkuroaito = creature({
  name: 'Re:奪取 アクロアイト',
  civilizations: ['light'],
  races: ['Outrage', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    guardStrike,
    eachWhile(
      happened({ event: 'put', what: any('you', { civilizations: ['light'] }), how: 'summoned' }, atMost(0)),
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', civilizations: ['light'] }),
      optionalReduction(1, 1),
    ),
  ],
  printings: ['DMRP-19 062'],
});

const kurutoGs = creature({
  name: '予言者クルト GS',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 1,
  power: 500,
  abilities: [guardStrike],
  printings: ['DMRP-19 063'],
});

const kodo999 = spell({
  name: '究極超絶司令 コード999',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(untap(choose(yourCreatures())), gets(the('chosen'), 'yourNextTurn', gains(blocker))),
    spellAbility(draw()),
  ],
  printings: ['DMRP-19 064'],
});

const kuritibu1 = creature({
  name: '天翼 クリティブ-1',
  civilizations: ['light'],
  races: ['Justice Wing', 'Distas'],
  cost: 2,
  power: 2500,
  abilities: [when(tooExpensive, putOnDeckBottom(that)), sasageru(1)],
  printings: ['DMRP-19 031'],
});

export const light: readonly CardDefinition[] = [
  kuritibu1,
  senMekuHoshiSenZetsu,
  majiesuteikkuStar,
  heisan,
  gausuruvisu,
  banainRaBeiruStar,
  roran2,
  rakkida,
  ikaga,
  reAkuroaito,
  kurutoGs,
  kodo999,
];
