import { createFileRoute, Outlet } from '@tanstack/react-router';
import { userOrVisitor } from '../guards';
import { OpenFrame, preloadAppShell } from '../shell/open-frame';

/** Pages for everyone, in the frame that fits who is looking. */
export const Route = createFileRoute('/_open')({
  // The frame is in use on the first page already; a chunk of its own would only be one more request.
  codeSplitGroupings: [],
  beforeLoad: async ({ context }) => {
    const styles = import('../styles/all');
    if (await userOrVisitor(context.queryClient)) await preloadAppShell();
    await styles;
  },
  component: () => (
    <OpenFrame>
      <Outlet />
    </OpenFrame>
  ),
});
