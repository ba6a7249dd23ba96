import { Navigate, useLocation, useParams } from '@karigar/client/navigation/router.tsx';
import { bookingRefOf } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';
import { DayScreen } from './day-screen.tsx';
import { DepositsScreen } from './deposits-screen.tsx';
import { JobScreen } from './job-screen.tsx';
import { MonthScreen } from './month-screen.tsx';
import { partOf } from './part.ts';
import { PayoutsScreen } from './payouts-screen.tsx';
import { QuestionsScreen } from './questions-screen.tsx';
import { YearScreen } from './year-screen.tsx';

/** The screens below Earnings, by the last part of the path. An unknown part redirects up. */
export const EarningsPartScreen = () => {
  const part = partOf(useParams()['part'] ?? '');
  const ref = bookingRefOf(useLocation().state);
  const up = <Navigate to={pathTo('earnings')} replace />;
  switch (part?.kind) {
    case 'day':
      return <DayScreen key={part.day} day={part.day} />;
    case 'month':
      return <MonthScreen key={part.from} from={part.from} />;
    case 'year':
      return <YearScreen key={part.year} year={part.year} />;
    case 'job':
      return ref === null ? up : <JobScreen key={ref.bookingId} bookingRef={ref} />;
    case 'payouts':
      return <PayoutsScreen />;
    case 'deposits':
      return <DepositsScreen />;
    case 'questions':
      return <QuestionsScreen />;
    default:
      return up;
  }
};
