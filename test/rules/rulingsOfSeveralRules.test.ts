import {
  allCreatures,
  another,
  any,
  atEndOfYourTurn,
  atMost,
  atStartOfYourTurn,
  cannot,
  cardsIn,
  castle,
  choose,
  creature,
  crossGear,
  destroy,
  discard,
  doubleBreaker,
  doublesPower,
  draw,
  each,
  evolution,
  evolutionCreature,
  field,
  gacharangeCreature,
  gets,
  guardStrike,
  has,
  inOrder,
  instead,
  invasion,
  itself,
  ninjaStrike,
  onlyTopCard,
  opponentsCreatures,
  opponentsHand,
  power,
  put,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  skipRestOfTurn,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  untap,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast, runt } from './cast.ts';
import { beast, charm, elder, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const summonFrom = (zone: 'manaZone' | 'graveyard') =>
  ({ kind: 'can', permission: { do: 'summonFrom', zone } }) as const;

describe('409 rulings of cards that come back', () => {
  const fern = creature({ name: 'Fern', civilizations: ['fire', 'nature'], cost: 2, power: 2000 });
  const spring = charm('Spring', gets(yourMana({ names: ['Fern'] }), 'turn', summonFrom('manaZone')));
  const warden = beast('Warden', 1000, {
    kind: 'replacement',
    of: { event: 'moves', what: any('opponent', { names: ['Fern'] }), to: 'battleZone' },
    instead: { kind: 'move', to: 'manaZone' },
  });
  const tiller = beast(
    'Tiller',
    1000,
    when({ event: 'moved', what: any('you', { type: 'card' }), to: 'manaZone' }, draw()),
  );

  driven(
    '409.2a, 409.1d a card that stays in the mana zone lies as it did, and may not be used again',
    (begin) => {
      for (const tapped of [true, false]) {
        const duel = begin({
          cards: [fern, spring, warden, tiller],
          p1: {
            hand: ['Spring'],
            manaZone: [
              { name: 'Fern', tapped },
              ...Array.from({ length: 5 }, () => 'Fire Filler'),
              'Nature Filler',
              'Nature Filler',
            ],
            battleZone: ['Tiller'],
          },
          p2: { battleZone: ['Warden'] },
        });
        for (const use of ['Cast Spring', 'Summon Fern']) {
          duel.choose(use);
          if (duel.asked === 'p1 pay') duel.choose(duel.options.find((one) => !one.includes('Fern')) ?? '');
        }
        expect(duel.facts('eventReplaced')).toHaveLength(1);
        expect(duel.zone('p1', 'manaZone')[0]).toBe(tapped ? 'Fern (tapped)' : 'Fern');
        expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
      }
    },
  );

  driven(
    '409.1d a creature that has come back to the graveyard may not be used from there again',
    (begin) => {
      const rise = charm('Rise', gets(yourGraveyard({ names: ['Imp'] }), 'turn', summonFrom('graveyard')));
      const fall = charm('Fall', destroy(yourCreatures({ names: ['Imp'] })));
      const duel = begin({
        cards: [rise, fall, imp],
        p1: { hand: ['Rise', 'Fall'], graveyard: ['Imp'], manaZone: { fire: 5 }, battleZone: ['Fear Fang'] },
      });
      duel.use('Cast Rise').use('Summon Imp').use('Cast Fall');
      expect([duel.asked, duel.names('p1', 'graveyard')]).toEqual(['p1 attack', ['Fall', 'Imp', 'Rise']]);
    },
  );

  driven(
    '512.1 a spell that skips the rest of the turn goes to the graveyard, and nothing triggers',
    (begin) => {
      const grave = beast(
        'Grave',
        1000,
        when({ event: 'moved', what: any('you', { type: 'spell' }), to: 'graveyard' }, draw()),
      );
      const duel = begin({
        cards: [charm('Halt', skipRestOfTurn), charm('Peace', topOfDeckTo('manaZone')), grave],
        p1: { hand: ['Peace', 'Halt'], manaZone: { fire: 2 }, battleZone: ['Grave'] },
        p2: { hand: ['Filler'] },
      });
      duel.use('Cast Peace');
      expect(duel.count('p1', 'hand')).toBe(2);
      duel.use('Cast Halt');
      expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p2 charge', 1]);
      expect(duel.names('p1', 'graveyard')).toEqual(['Halt', 'Peace']);
    },
  );
});

describe('501, 506, 511 rulings of what both do', () => {
  driven('501.2 at the start of a turn the active player comes first', (begin) => {
    const mine = beast('Mine', 1000, atStartOfYourTurn(draw()));
    const theirs = beast('Theirs', 1000, when({ event: 'startOfTurn', of: 'opponent' }, draw()));
    const duel = begin({
      cards: [mine, theirs],
      step: 'startOfTurn',
      p1: { battleZone: ['Mine'] },
      p2: { battleZone: ['Theirs'] },
    });
    expect(duel.facts('effectBegan')).toEqual(['effectBegan Mine', 'effectBegan Theirs']);
  });

  driven('511.1, 605.1 at the end of a turn too', (begin) => {
    const mine = beast('Mine', 1000, atEndOfYourTurn(draw()));
    const theirs = beast('Theirs', 1000, when({ event: 'endOfTurn', of: 'opponent' }, draw()));
    const duel = begin({
      cards: [mine, theirs],
      p1: { battleZone: ['Mine'] },
      p2: { hand: ['Filler'], battleZone: ['Theirs'] },
    });
    duel.passUntil('p2 charge');
    expect(duel.facts('effectBegan')).toEqual(['effectBegan Mine', 'effectBegan Theirs']);
  });

  driven('115.2, 101.4f as a battle begins too', (begin) => {
    const knight = (name: string) => beast(name, 3000, when({ event: 'battles', what: itself }, draw()));
    const duel = begin({
      cards: [knight('Mine'), knight('Theirs')],
      step: 'attack',
      p1: { battleZone: ['Mine', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Theirs', tapped: true }] },
    });
    duel.choose('Mine attacks Theirs');
    expect(duel.facts('effectBegan', 'cardDestroyed')).toEqual([
      'effectBegan Mine',
      'effectBegan Theirs',
      'cardDestroyed Mine',
      'cardDestroyed Theirs',
    ]);
  });

  driven('114.2a one player draws all, then the other', (begin) => {
    const duel = cast(begin, draw(2, 'any'), {});
    const drawn = duel.duel.log.flatMap((fact) => (fact.kind === 'cardDrawn' ? [fact.player] : []));
    expect(drawn).toEqual(['p1', 'p1', 'p2', 'p2']);
  });

  driven('505.5 what untaps after its attack attacks again', (begin) => {
    const keen = beast('Keen', 3000, when({ event: 'endOfAttack', what: itself }, untap(self)));
    const duel = begin({ cards: [keen], step: 'attack', p1: { battleZone: ['Keen'] } });
    for (let attacks = 0; attacks < 4; attacks++) duel.choose('Keen attacks the player').choose('Shield 1');
    duel.choose('Keen attacks the player');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 0]);
    duel.choose('Keen attacks the player');
    expect(duel.duel.result).toMatchObject({ winner: 'p1' });
  });

  driven('506.3c, 506.3d the other player declares with what is left after the active player', (begin) => {
    const thief = beast('Thief', 3000, wheneverAttacks(self, discard(opponentsHand())));
    const duel = begin({
      cards: [thief, beast('Shade', 1000, ninjaStrike(1))],
      step: 'attack',
      p1: { battleZone: ['Thief', 'Fear Fang'] },
      p2: { hand: ['Shade'], manaZone: { fire: 3 } },
    });
    duel.choose('Thief attacks the player');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 shields', ['Shade']]);
  });

  driven('506.3b, 603.4 of two invasions the second finds its base, or not', (begin) => {
    const invading = (base: Parameters<typeof invasion>[0]) =>
      ['Raider', 'Ravager'].map((name) =>
        evolutionCreature({
          ...plain,
          name,
          power: 5000,
          abilities: [evolution({ type: 'creature' }), invasion(base)],
        }),
      );
    for (const [base, pile, hand] of [
      [{ names: ['Imp'] }, 'Raider (tapped, over Imp)', ['Ravager']],
      [{ type: 'creature' }, 'Ravager (tapped, over Raider, Imp)', []],
    ] as const) {
      const duel = begin({
        cards: [imp, ...invading(base)],
        step: 'attack',
        p1: { hand: ['Raider', 'Ravager'], battleZone: ['Imp', 'Fear Fang'] },
      });
      duel.choose('Imp attacks the player').choose('Declare Raider', 'Declare Ravager');
      if (duel.asked === 'p1 standby') duel.choose('Raider');
      expect([duel.battleZones.p1[0], duel.zone('p1', 'hand')]).toEqual([pile, hand]);
    }
  });
});

describe('101.4a, 509 rulings of shield triggers beside other effects', () => {
  driven('101.4a a shield trigger comes before what the active player has waiting', (begin) => {
    const gift = spell({ ...plain, name: 'Gift', abilities: [shieldTrigger, spellAbility(draw())] });
    const vulture = beast(
      'Vulture',
      3000,
      when({ event: 'shieldBroken', of: 'opponent' }, discard(opponentsHand())),
    );
    const duel = begin({
      cards: [gift, vulture],
      step: 'attack',
      p1: { battleZone: ['Vulture', 'Fear Fang'] },
      p2: { shieldZone: ['Gift'] },
    });
    duel.choose('Vulture attacks the player').choose('Shield trigger: Gift');
    expect([duel.count('p2', 'hand'), duel.names('p2', 'graveyard')]).toEqual([0, ['Filler', 'Gift']]);
  });

  driven('112.3a, 101.4a what a creature does as it is put is no shield trigger, and waits', (begin) => {
    const guest = beast('Guest', 1000, shieldTrigger, whenPut(self, draw()));
    const storm = beast(
      'Storm',
      3000,
      when({ event: 'shieldBroken', of: 'opponent' }, destroy(opponentsCreatures())),
    );
    const duel = begin({
      cards: [guest, storm],
      step: 'attack',
      p1: { battleZone: ['Storm', 'Fear Fang'] },
      p2: { shieldZone: ['Guest'] },
    });
    duel.choose('Storm attacks the player').choose('Shield trigger: Guest');
    expect(duel.facts('cardPut', 'cardDestroyed', 'cardDrawn')).toEqual([
      'cardPut Guest',
      'cardDestroyed Guest',
      'cardDrawn Filler',
    ]);
  });

  driven('509.5e guard strike and shield trigger are used in either order', (begin) => {
    const gift = spell({ ...plain, name: 'Gift', abilities: [shieldTrigger, spellAbility(draw())] });
    const parry = spell({ ...plain, name: 'Parry', abilities: [guardStrike, spellAbility(draw())] });
    const duel = begin({
      cards: [gift, parry, beast('Pair', 3000, doubleBreaker)],
      step: 'attack',
      p1: { battleZone: ['Pair', 'Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Gift', 'Parry'] },
    });
    duel.choose('Pair attacks the player').choose(...duel.options.filter((one) => /Gift|Parry/.test(one)));
    expect([duel.asked, duel.options.length]).toEqual(['p2 standby', 2]);
  });
});

describe('105, 110, 206, 304 rulings of states, powers and castles', () => {
  driven('105.4a only creatures of the battle zone are tapped', (begin) => {
    const blade = crossGear({ ...plain, name: 'Blade', abilities: [] });
    const plains = field({ ...plain, name: 'Plains', abilities: [] });
    const duel = cast(begin, tap(cardsIn('battleZone', 'you')), {
      cards: [blade, plains],
      p1: { battleZone: ['Blade', 'Plains', 'Brute'] },
    });
    expect(duel.battleZones.p1).toEqual(['Blade', 'Plains', 'Brute (tapped)']);
  });

  driven('206.2a a creature in the hand has its printed power', (begin) => {
    const puffed = beast('Puffed', 3000, has(power(2000)));
    const duel = cast(begin, put(choose(yourHand({ power: atMost(3000) }))), {
      cards: [puffed],
      p1: { hand: ['Puffed'] },
    });
    expect([duel.battleZones.p1, powerOf(duel, 'p1', 'Puffed')]).toEqual([['Brute', 'Puffed'], 5000]);
  });

  driven('206.3, 206.4 a fixed power is not multiplied', (begin) => {
    const of = yourCreatures({ names: ['Imp'] });
    const fixed = { kind: 'setPower', to: 1000 } as const;
    for (const effects of [
      [doublesPower, fixed],
      [fixed, doublesPower],
    ] as const) {
      const duel = cast(begin, inOrder(...effects.map((one) => gets(of, 'turn', one))), {
        cards: [imp],
        p1: { battleZone: ['Brute', 'Imp'] },
      });
      expect(powerOf(duel, 'p1', 'Imp')).toBe(1000);
    }
  });

  driven('304.3, 703.4k a castle does not go along with a shield that goes to the mana zone', (begin) => {
    const keep = castle({ ...plain, name: 'Keep', abilities: [each(yourCreatures(), power(2000))] });
    const duel = begin({
      cards: [keep, runt, charm('Order', putIntoMana(yourShields()))],
      p1: {
        hand: ['Keep', 'Order'],
        manaZone: { fire: 2 },
        shieldZone: ['Runt'],
        battleZone: ['Fear Fang'],
      },
    });
    duel.use('Fortify with Keep').use('Cast Order');
    expect([duel.names('p1', 'manaZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Fire Filler', 'Fire Filler', 'Runt'],
      ['Keep', 'Order'],
    ]);
    expect(powerOf(duel, 'p1', 'Fear Fang')).toBe(3000);
  });

  driven('110.4f, 609.1 what enters the mana zone tapped does so instead of dying too', (begin) => {
    const mud = beast('Mud', 1000, wouldBeDestroyed(self, instead('manaZone')));
    const bog = field({
      ...plain,
      name: 'Bog',
      abilities: [
        { kind: 'static', affects: yourMana(), effects: [{ kind: 'entersTapped', zone: 'manaZone' }] },
      ],
    });
    const duel = cast(begin, destroy(yourCreatures({ names: ['Mud'] })), {
      cards: [mud, bog],
      p1: { battleZone: ['Brute', 'Mud', 'Bog'] },
    });
    expect(duel.zone('p1', 'manaZone')).toContain('Mud (tapped)');
  });

  driven('601.1e an increase comes before a reduction', (begin) => {
    const dear = creature({ ...plain, name: 'Dear', cost: 4, power: 1000 });
    const agent = beast(
      'Agent',
      1000,
      each(yourHand(), { kind: 'cost', by: -2, atLeast: 1 }),
      each(yourHand(), { kind: 'cost', by: 1, atLeast: 1 }),
    );
    const having = (fire: number) =>
      begin({ cards: [dear, agent], p1: { hand: ['Dear'], manaZone: { fire }, battleZone: ['Agent'] } });
    expect(having(2).asked).toBe('p1 attack');
    expect(having(3).use('Summon Dear').battleZones.p1).toEqual(['Agent', 'Dear']);
  });
});

describe('603, 701 rulings of what is not what it looks like', () => {
  driven('112.3g what an effect summons for no cost was summoned', (begin) => {
    const host = beast('Host', 1000, when({ event: 'put', what: any('you'), how: 'summoned' }, draw()));
    const by = (effect: typeof useFree) =>
      cast(begin, effect(choose(yourHand())), {
        cards: [host, imp],
        p1: { hand: ['Imp'], battleZone: ['Brute', 'Host'] },
      }).count('p1', 'hand');
    expect([by(useFree), by(put)]).toEqual([1, 0]);
  });

  driven('603.2b two cards that are discarded at once are two discards', (begin) => {
    const heir = beast('Heir', 1000, when({ event: 'discarded', by: 'you' }, draw()));
    const duel = cast(begin, discard(yourHand()), {
      cards: [heir],
      p1: { hand: ['Runt', 'Fear Fang'], battleZone: ['Brute', 'Heir'] },
    });
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('701.7a what is put from the hand into the graveyard otherwise was not discarded', (begin) => {
    const heir = beast('Heir', 1000, when({ event: 'discarded', by: 'you' }, draw()));
    const duel = cast(begin, putIntoGraveyard(yourHand()), {
      cards: [heir],
      p1: { hand: ['Runt'], battleZone: ['Brute', 'Heir'] },
    });
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('701.6a what is put from the battle zone into the graveyard was not destroyed', (begin) => {
    const heir = beast('Heir', 1000, whenDestroyed(self, draw()));
    const cling = beast('Cling', 1000, wouldBeDestroyed(self, instead('hand')));
    const duel = cast(begin, putIntoGraveyard(opponentsCreatures()), {
      cards: [heir, cling],
      p2: { battleZone: ['Heir', 'Cling'] },
    });
    expect([duel.count('p2', 'hand'), duel.names('p2', 'graveyard')]).toEqual([0, ['Cling', 'Heir']]);
  });

  driven('603.5a a cross gear sees itself generated', (begin) => {
    const horn = crossGear({ ...plain, name: 'Horn', abilities: [whenPut(self, draw())] });
    const duel = begin({
      cards: [horn],
      p1: { hand: ['Horn'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    expect(duel.use('Generate Horn').count('p1', 'hand')).toBe(1);
  });

  driven('603.5a, 409.1f of two copies that are put together the first sees the second', (begin) => {
    const watcher = beast('Watcher', 1000, whenPut(another('you'), draw()));
    const duel = cast(begin, put(choose(yourHand(), 2)), {
      cards: [watcher],
      p1: { hand: ['Watcher', 'Watcher'] },
    });
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
  });

  driven('110.4f what goes elsewhere does not enter tapped', (begin) => {
    const sloth = beast('Sloth', 1000, has({ kind: 'entersTapped' }));
    const warden = beast('Warden', 1000, {
      kind: 'replacement',
      of: { event: 'moves', what: any('opponent', { names: ['Sloth'] }), to: 'battleZone' },
      instead: { kind: 'move', to: 'manaZone' },
    });
    const duel = cast(begin, put(choose(yourHand())), {
      cards: [sloth, warden],
      p1: { hand: ['Sloth'] },
      p2: { battleZone: ['Warden'] },
    });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Sloth']);
  });

  driven('101.2 a second summon that is forbidden does not happen, by an effect either', (begin) => {
    const gr = { civilizations: [], cost: 3, power: 2000 } as const;
    const lock = beast('Lock', 1000, has(cannot({ do: 'summon', who: 'opponent', limit: 1 })));
    const duel = cast(
      begin,
      { do: 'gacharangeSummon', count: 2 },
      {
        cards: [
          lock,
          gacharangeCreature({ ...gr, name: 'Robot' }),
          gacharangeCreature({ ...gr, name: 'Drone' }),
        ],
        p1: { superGRZone: ['Robot', 'Drone'] },
        p2: { battleZone: ['Lock'] },
      },
    );
    expect([duel.battleZones.p1, duel.zone('p1', 'superGRZone')]).toEqual([['Brute', 'Robot'], ['Drone']]);
  });
});

describe('801, 811 rulings of piles', () => {
  driven('801.4c what was below has the effects that the pile had', (begin) => {
    const star = elder('Star', 9000, wouldLeave(itself, onlyTopCard));
    const duel = cast(
      begin,
      inOrder(
        gets(yourCreatures({ names: ['Star'] }), 'turn', power(2000)),
        returnToHand(yourCreatures({ names: ['Star'] })),
      ),
      { cards: [star, imp], p1: { battleZone: ['Brute', { name: 'Star', over: ['Imp'] }] } },
    );
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Brute', 'Imp'], ['Star']]);
    expect(powerOf(duel, 'p1', 'Imp')).toBe(5000);
  });

  driven('811.2b, 118.1 each card of a pile goes to where it can be', (begin) => {
    const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
    const chief = evolutionCreature({
      ...plain,
      name: 'Chief',
      power: 5000,
      abilities: [evolution({ names: ['Robot'] })],
    });
    const duel = cast(begin, returnToHand(allCreatures({ names: ['Chief'] })), {
      cards: [robot, chief],
      p1: { battleZone: ['Brute', { name: 'Chief', over: ['Robot'] }], superGRZone: [] },
    });
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'superGRZone')]).toEqual([['Chief'], ['Robot']]);
  });
});
