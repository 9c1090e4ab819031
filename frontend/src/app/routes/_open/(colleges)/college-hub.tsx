import { createFileRoute } from '@tanstack/react-router';
import { HubPage } from '@/pages/hub';
import { hubRoute } from '../../../hub-route';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(colleges)/college-hub')({ ...hubRoute, component: Hub });

function Hub() {
  const { id, tab } = Route.useSearch();
  return <RequireSignIn>{(user) => <HubPage user={user} collegeId={id} tab={tab ?? 'overview'} />}</RequireSignIn>;
}
