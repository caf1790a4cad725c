import type { Play, Scenario } from 'taiki/rulings';
import { writeText } from '../files.ts';
import type { Host } from '../host.ts';

/** Writes the map of the turn at the decision of a play where the most is on standby, as SVG. */
export async function writePicture(
  scenario: Scenario,
  play: Play,
  file: string,
  { print }: Pick<Host, 'print'>,
): Promise<void> {
  const { mapPicture, Recorder } = await import('@taiki/inspector');
  const { replay } = await import('taiki');
  const recorder = new Recorder({ title: `${scenario.id}, ${play.name}` });
  let isFollowed = false;
  const duel = replay(await recordOf(scenario, play), {
    inspect: recorder,
    onStep: (followed) => {
      if (!isFollowed) recorder.follow(followed);
      isFollowed = true;
    },
  });
  writeText(file, mapPicture(recorder.trace));
  print(`Wrote the map of the turn at "${duel.decision?.prompt ?? 'the end of the duel'}": ${file}`);
}

/** The record of the duel at that decision. */
async function recordOf(scenario: Scenario, play: Play): Promise<string> {
  const { runScenario } = await import('taiki/rulings');
  let record = '';
  let most = -1;
  runScenario(scenario, play, {
    watch: ({ duel }) => {
      const { effects, opportunities, resolving } = duel.standby;
      const waiting = effects.length + opportunities.length + (resolving === undefined ? 0 : 1);
      if (waiting <= most) return;
      most = waiting;
      record = duel.record();
    },
  });
  return record;
}
