import { answerOrders } from 'beursvloer-domain/child-programs';
import { badgePdf, type Badge } from './pdf';

/**
 * A separate program: draws the badges that it is sent. The library that draws is native, and what it cannot bear ends the
 * process without an exception.
 */
answerOrders((badge: Badge) => badgePdf(badge), 1024 * 1024 * 1024);
