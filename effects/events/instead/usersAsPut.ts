import type { CardObject, Player } from '../../../table/nouns.ts';
import { inBattleZone } from '../../../table/objects.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { repertoireOf } from '../../questions/abilities/repertoire.ts';
import { reaches, staticsOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';
import type { FactBody, ZoneChanged } from '../../state/reported/facts.ts';
import { bothInOrder } from '../../state/scope.ts';

/** What takes the place of the triggering of abilities of what is put: nobody uses them, or another player. */
interface Replacing {
  readonly player: Player;
  /** The names of what says so; undefined if nothing does. */
  readonly sources: { readonly [For in 'nobody' | 'you']: string | undefined };
}

/** 609.8. What says so of an object: the effects of the active player, or those of the other if that player has none. */
function replacingFor(play: Play, bearer: CardObject): Replacing | undefined {
  const found = staticsOf(play).filter(
    (one) => one.effect.kind === 'triggersAsPut' && reaches(play, one, bearer),
  );
  const player = bothInOrder(play).find((one) => found.some(({ scope }) => scope.player === one));
  if (player === undefined) return undefined;
  const sourceOf = (who: 'nobody' | 'you') =>
    found.find(
      ({ effect, scope }) => scope.player === player && effect.kind === 'triggersAsPut' && effect.for === who,
    )?.scope.sourceName;
  return { player, sources: { nobody: sourceOf('nobody'), you: sourceOf('you') } };
}

const isReplaceable = (play: Play, fact: FactBody): fact is ZoneChanged =>
  fact.kind === 'cardPut' && repertoireOf(play).changesTriggers;

/** 609. Who uses an ability of an object that triggers as that is put: its owner, another player, or nobody. */
export function userOf(play: Play, bearer: CardObject, fact: FactBody): Player | undefined {
  if (!isReplaceable(play, fact) || fact.object !== bearer.id) return bearer.owner;
  const replacing = replacingFor(play, bearer);
  if (replacing === undefined) return bearer.owner;
  const { player, sources } = replacing;
  if (sources.you === undefined) return undefined;
  return sources.nobody !== undefined && play.unusedAsPut.has(bearer.id) ? undefined : player;
}

/** 609.8. What one player has two ways to replace: that player has to choose. */
const contested = (play: Play, fact: FactBody): Replacing | undefined => {
  const bearer = isReplaceable(play, fact) ? inBattleZone(play.game, fact.object) : undefined;
  const replacing = bearer && replacingFor(play, bearer);
  return replacing?.sources.nobody === undefined || replacing.sources.you === undefined
    ? undefined
    : replacing;
};

/** Whether a player has to choose who uses the abilities of what one of these facts puts. */
export const usersAreContested = (play: Play, facts: readonly FactBody[]): boolean =>
  facts.some((fact) => contested(play, fact) !== undefined);

/** 609.8. The player of both replacement effects chooses one for each object that is put, before its abilities trigger. */
export function* chooseUsersAsPut(play: Play, facts: readonly FactBody[]): Procedure {
  for (const fact of facts) {
    const replacing = contested(play, fact);
    if (replacing === undefined || fact.kind !== 'cardPut') continue;
    const { player, sources } = replacing;
    const bearer = play.find(fact.object);
    const unused = yield* askOne<boolean>({
      player,
      kind: 'replace',
      rule: '609.8',
      prompt: PROMPTS.instead,
      source: bearer === undefined ? undefined : infoOf(play, bearer, player, 'asViewed'),
      options: [
        { option: { label: LABELS.replace(sources.you ?? '') }, value: false },
        { option: { label: LABELS.replace(sources.nobody ?? '') }, value: true },
      ],
    });
    const others = [...play.unusedAsPut].filter((id) => id !== fact.object);
    play.unusedAsPut = new Set(unused ? [...others, fact.object] : others);
  }
}
