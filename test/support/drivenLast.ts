import { relative } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Starts the tests in `driven` after the others of their project: they are many and short, so that no worker is left with a long one while
 * the others have nothing to do. Without durations of an earlier run vitest starts the largest files first, and long tests may be small.
 */
export const drivenLast = (driven: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const paths = new Set(driven);
      const isDriven = ({ moduleId, project }: TestSpecification) =>
        Number(paths.has(relative(project.config.root, moduleId).replaceAll('\\', '/')));
      const sorted = await super.sort(files);
      const projects = [...new Set(sorted.map(({ project }) => project))];
      return projects.flatMap((project) =>
        sorted
          .filter((file) => file.project === project)
          .toSorted((one, other) => isDriven(one) - isDriven(other)),
      );
    }
  };
